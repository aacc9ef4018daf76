import { makeUnsentStore } from './unsent-store.ts'

/** Boxes for texts beside a quote, other than a reply. */
export type Box = 'note' | 'log'

const store = makeUnsentStore('adminWords:', 'text', (value) => typeof value === 'string')

const keyOf = (box: Box, user: string, quoteId: string) => `${box}:${user}:${quoteId}`

/** Returns the text that somebody has written in a box and not saved yet. */
export function readUnsentText(box: Box, user: string, quoteId: string): string {
  return store.read(keyOf(box, user, quoteId)) ?? ''
}

/** Keeps what is written; nothing written leaves nothing behind. */
export function keepUnsentText(
  box: Box,
  user: string,
  quoteId: string,
  { text, now }: { text: string; now: Date },
): void {
  const key = keyOf(box, user, quoteId)
  if (text.trim() !== '') return store.write(key, text, now)
  try {
    store.remove(key)
  } catch {
    // A closed storage has kept nothing.
  }
}

/** Forgets what nobody has touched for a month. */
export const dropOldUnsentTexts = store.dropOld

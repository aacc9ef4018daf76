import { makeUnsentStore } from './unsent-store.ts'

/** Boxes for texts beside a request, other than a reply. */
export type Box = 'note' | 'log'

const words = makeUnsentStore('adminWords:', 'text', (value) => typeof value === 'string')

const keyOf = (box: Box, user: string, quoteId: string) => `${box}:${user}:${quoteId}`

/** Returns the text that somebody has written in a box and not saved yet. */
export function readWords(box: Box, user: string, quoteId: string): string {
  return words.read(keyOf(box, user, quoteId)) ?? ''
}

/** Keeps what is written; nothing written leaves nothing behind. */
export function keepWords(
  box: Box,
  user: string,
  quoteId: string,
  { text, now }: { text: string; now: Date },
): void {
  const key = keyOf(box, user, quoteId)
  if (text.trim() !== '') return words.write(key, text, now)
  try {
    words.remove(key)
  } catch {
    // A closed storage has kept nothing.
  }
}

/** Forgets what nobody has touched for a month. */
export const dropOldWords = words.dropOld

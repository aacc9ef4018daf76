import { type ReactNode, useSyncExternalStore } from 'react'
import { Dialog } from './dialog.tsx'

interface DialogOptions {
  title: string
  size?: string
  onlyShows?: boolean
  /** Returns the content; `close` closes it without a question. */
  content: (close: () => void) => ReactNode
}

interface Opened extends DialogOptions {
  id: string
  opened: boolean
  close: () => void
}

let dialogs: readonly Opened[] = []
const listeners = new Set<() => void>()

function replace(next: readonly Opened[]): void {
  dialogs = next
  for (const listener of listeners) listener()
}

/** Opens a dialog that is no part of a page: a button's or a menu's. */
export function openDialog(options: DialogOptions): void {
  const id = crypto.randomUUID()
  const close = () =>
    replace(dialogs.map((each) => (each.id === id ? { ...each, opened: false } : each)))
  // A closed one stays until the next: it gives the focus back where it came from.
  const open = dialogs.filter(({ opened }) => opened)
  replace([...open, { ...options, id, opened: true, close }])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where such dialogs stand; once, over the whole panel. */
export function OpenDialogs() {
  const shown = useSyncExternalStore(subscribe, () => dialogs)
  return shown.map(({ id, content, close, ...dialog }) => (
    <Dialog key={id} {...dialog} onClose={close}>
      {content(close)}
    </Dialog>
  ))
}

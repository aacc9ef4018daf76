import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { showKeys } from './keys-help.tsx'

interface DeskKeys {
  /** Goes to the next request, or to the one before. */
  leaf: (step: 1 | -1) => void
  close: () => void
}

/** What a key presses in the open request: the control that is marked with it. */
const pressed: Record<string, string> = {
  e: 'seen',
  a: 'assign',
  s: 'state',
  r: 'reply',
  n: 'note',
  p: 'proposal',
  f: 'follow-up',
}

/** The desk's keys; they wait while somebody writes, and while a dialog or a menu is open. */
export function useDeskKeys(pane: RefObject<HTMLElement | null>, { leaf, close }: DeskKeys): void {
  const { t } = useTranslation('admin')
  useWindowEvent('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || isAboveOpen()) return
    const field =
      event.target instanceof Element ? event.target.closest<HTMLElement>(writing) : null
    // Escape leaves what is being written, and the keys are keys again.
    if (field && key === 'Escape') field.blur()
    if (field) return
    const control = pressed[key.toLowerCase()]
    const act: Record<string, () => void> = {
      j: () => leaf(1),
      k: () => leaf(-1),
      '?': () => showKeys(t),
      '/': () => document.querySelector<HTMLElement>('#content input[type="search"]')?.focus(),
      escape: close,
    }
    const found =
      act[key.toLowerCase()] ??
      (control &&
        (() => pane.current?.querySelector<HTMLElement>(`[data-key="${control}"]`)?.click()))
    if (!found) return
    event.preventDefault()
    found()
  })
}

const writing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
const above = '[role="dialog"], [role="menu"], [role="listbox"]'

/** Whether a dialog, a menu or a list of choices is open. */
function isAboveOpen(): boolean {
  return [...document.querySelectorAll<HTMLElement>(above)].some((each) => each.checkVisibility())
}

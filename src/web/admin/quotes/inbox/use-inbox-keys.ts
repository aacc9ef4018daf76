import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { isAboveOpen } from './is-above-open.ts'
import { showKeys } from './keys-help.tsx'

interface InboxKeyActions {
  /** Goes to the next quote, or to the one before. */
  leaf: (step: 1 | -1) => void
  close: () => void
}

/** Controls of the open quote by key: each key presses the control that is marked with its name. */
const pressed: Record<string, string> = {
  e: 'seen',
  a: 'assign',
  s: 'state',
  r: 'reply',
  n: 'note',
  p: 'proposal',
  f: 'follow-up',
}

/** The inbox's keys; they wait while somebody writes, and while a dialog or a menu is open. */
export function useInboxKeys(
  pane: RefObject<HTMLElement | null>,
  { leaf, close }: InboxKeyActions,
): void {
  const t = usePanelTexts()
  useWindowEvent('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || isAboveOpen()) return
    const field =
      event.target instanceof Element ? event.target.closest<HTMLElement>(writing) : null
    // Escape leaves what is being written as it is, and the keys are keys again: a search would be emptied.
    if (field && key === 'Escape') {
      event.preventDefault()
      field.blur()
    }
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
        (() => press(pane.current?.querySelector<HTMLElement>(`[data-key="${control}"]`))))
    if (!found) return
    event.preventDefault()
    found()
  })
}

function press(control: HTMLElement | null | undefined): void {
  if (control?.ariaHasPopup) {
    // What a control out of sight opens would be out of sight too.
    control.scrollIntoView({ block: 'nearest' })
    // A menu closes at a key that is pressed elsewhere, as an arrow is before it has taken the focus.
    control.focus({ preventScroll: true })
  }
  control?.click()
}

const writing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

import type { KeyboardEvent } from 'react'

/** Ctrl/Cmd+Enter sends what is written, before the editor takes it for a line break. */
export function sendOnEnter(send: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    send()
  }
}

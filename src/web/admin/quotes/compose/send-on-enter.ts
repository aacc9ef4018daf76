/** Properties of a pressed key, as React or the browser gives them. */
type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'preventDefault' | 'stopPropagation'
>

/** Ctrl/Cmd+Enter sends what is written, before the editor takes it for a line break. */
export function sendOnEnter(send: () => void) {
  return (event: Pressed) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    send()
  }
}

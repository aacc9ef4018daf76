import { useRef } from 'react'

/** One key for one content: a repeat after a lost answer is the same request, a changed one is another. */
export function useIdempotencyKey() {
  const last = useRef({ content: '', key: '' })
  return (payload: object): string => {
    const content = JSON.stringify(payload)
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
    return last.current.key
  }
}

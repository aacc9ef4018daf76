import { useEffect, useState } from 'react'
import { useOwnId } from '../desk/use-own-id.ts'
import { type Box, dropOldWords, keepWords, readWords } from './unsent-words.ts'

/** A text of a box beside a request, kept on this computer until it is saved. */
export function useUnsentWords(box: Box, quoteId: string): [string, (text: string) => void] {
  const own = useOwnId()
  const [text, setText] = useState(() => readWords(box, own, quoteId))
  useEffect(() => dropOldWords(new Date()), [])
  const change = (next: string) => {
    setText(next)
    keepWords(box, own, quoteId, { text: next, now: new Date() })
  }
  return [text, change]
}

import { useEffect, useState } from 'react'
import { useOwnId } from '../inbox/use-own-id.ts'
import { type Box, dropOldUnsentTexts, keepUnsentText, readUnsentText } from './unsent-texts.ts'

/** A text of a box beside a request, kept on this computer until it is saved. */
export function useUnsentText(box: Box, quoteId: string): [string, (text: string) => void] {
  const own = useOwnId()
  const [text, setText] = useState(() => readUnsentText(box, own, quoteId))
  useEffect(() => dropOldUnsentTexts(new Date()), [])
  const change = (next: string) => {
    setText(next)
    keepUnsentText(box, own, quoteId, { text: next, now: new Date() })
  }
  return [text, change]
}

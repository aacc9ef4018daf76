import { useEffect, useState } from 'react'
import { useMyId } from '../inbox/use-my-id.ts'
import { type Box, dropOldUnsentTexts, keepUnsentText, readUnsentText } from './unsent-texts.ts'

/** A text of a box beside a quote, kept on this computer until it is saved. */
export function useUnsentText(box: Box, quoteId: string): [string, (text: string) => void] {
  const myId = useMyId()
  const [text, setText] = useState(() => readUnsentText(box, myId, quoteId))
  useEffect(() => dropOldUnsentTexts(new Date()), [])
  const change = (next: string) => {
    setText(next)
    keepUnsentText(box, myId, quoteId, { text: next, now: new Date() })
  }
  return [text, change]
}

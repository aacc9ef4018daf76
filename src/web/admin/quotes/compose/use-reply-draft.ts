import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { dropOldReplies, dropReply, keepReply, readReply, type ReplyDraft } from './reply-draft.ts'

/** A reply as it is typed; it comes back after reloads, other pages and log-outs. */
export function useReplyDraft(user: string, quoteId: string, blank: ReplyDraft) {
  const [kept] = useState(() => readReply(user, quoteId))
  const [reply, setReply] = useState(kept ?? blank)
  const [begun, setBegun] = useState(kept !== undefined)
  /** Changes may come from a call that ends later: each builds on the one before. */
  const latest = useRef(reply)
  const keepLater = useDebouncedCallback(
    (next: ReplyDraft) => keepReply(user, quoteId, next, new Date()),
    { delay: 250, flushOnUnmount: true },
  )
  useWindowEvent('pagehide', () => keepLater.flush())
  useEffect(() => dropOldReplies(new Date()), [])
  return {
    reply,
    /** Whether anything was written that is not sent. */
    begun,
    change: (changes: Partial<ReplyDraft>) => {
      const next = { ...latest.current, ...changes }
      latest.current = next
      setReply(next)
      setBegun(true)
      keepLater(next)
    },
    /** Begins anew. */
    drop: (next: ReplyDraft) => {
      keepLater.cancel()
      dropReply(user, quoteId)
      latest.current = next
      setReply(next)
      setBegun(false)
    },
  }
}

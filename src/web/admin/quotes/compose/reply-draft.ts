import { isRecord, makeUnsentStore } from './unsent-store.ts'

/** A reply that is being written: kept on this computer until it is sent or thrown away. */
export interface ReplyDraft {
  subject: string
  /** Markdown. */
  text: string
  cc: string[]
  proposalIds: string[]
  /** The entries of the timeline that its writer has seen, by their ids. */
  seen: string[]
}

/** Unlike forms' drafts these outlive a log-out: whoever is away for a meeting goes on afterwards. */
const replies = makeUnsentStore('adminReply:', 'reply', isReply)

const keyOf = (user: string, quoteId: string) => `${user}:${quoteId}`

export function readReply(user: string, quoteId: string): ReplyDraft | undefined {
  return replies.read(keyOf(user, quoteId))
}

export function keepReply(user: string, quoteId: string, reply: ReplyDraft, now: Date): void {
  replies.write(keyOf(user, quoteId), reply, now)
}

export function dropReply(user: string, quoteId: string): void {
  replies.remove(keyOf(user, quoteId))
}

/** Forgets replies that nobody has touched for a month. */
export const dropOldReplies = replies.dropOld

function isReply(value: unknown): value is ReplyDraft {
  return (
    isRecord(value) &&
    typeof value.subject === 'string' &&
    typeof value.text === 'string' &&
    isTexts(value.cc) &&
    isTexts(value.proposalIds) &&
    isTexts(value.seen)
  )
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

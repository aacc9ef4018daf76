import { Failure, invalidData } from '#contract/failures.ts'
import { messages } from '#contract/messages.ts'
import type { UploadKind } from '#contract/operation.ts'

/** Why an upload was not taken. */
export type RefusalReason =
  | 'wrong-type'
  | 'too-large'
  | 'too-many-pixels'
  | 'unreadable'
  | 'incomplete'
  | 'busy'
  | 'storage-unavailable'

/** An upload that was not taken; nothing of it is left. `cause` is for the log alone. */
export interface Refusal {
  ok: false
  reason: RefusalReason
  cause?: unknown
}

export function refuse(reason: RefusalReason, cause?: unknown): Refusal {
  return cause === undefined ? { ok: false, reason } : { ok: false, reason, cause }
}

const retryAfterSeconds = 5

/**
 * The answer to a refused upload (requirements §3.9): 413 over the size, 503 with `retry-after`
 * when we cannot take it now, else 400 with the message of what the operation accepts, or that the
 * picture has too many pixels.
 */
export function refusalFailure({ reason, cause }: Refusal, accepted: UploadKind): Failure {
  if (reason === 'busy' || reason === 'storage-unavailable') {
    const options = { status: 503, retryAfter: retryAfterSeconds, cause }
    return new Failure('UNEXPECTED_ERROR', {}, options)
  }
  if (reason === 'too-large') return invalidData('file', messages.fileTooLarge, { status: 413 })
  if (reason === 'too-many-pixels') return invalidData('file', messages.tooManyPixels)
  const message = accepted === 'image' ? messages.imageType : messages.fileType
  return invalidData('file', message, { cause })
}

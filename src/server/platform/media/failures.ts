import { Failure, invalidData } from '#contract/base/failures.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { UploadKind } from '#contract/base/operation.ts'

const retryAfterSeconds = 5

/** A file that is none of what the operation accepts, cannot be read or did not come whole. */
export function wrongFile(accepted: UploadKind, cause?: unknown): Failure {
  return invalidData('file', typeMessages[accepted], { cause })
}

const typeMessages: Record<UploadKind, string> = {
  image: messages.imageType,
  graphic: messages.imageType,
  video: messages.fileType,
  media: messages.fileType,
  sheet: sheetMessages.sheetType,
}

export function fileTooLarge(): Failure {
  return invalidData('file', messages.fileTooLarge, { status: 413 })
}

export function tooManyPixels(): Failure {
  return invalidData('file', messages.tooManyPixels)
}

/** Decoders or storage cannot take a file now (requirements §3.9). `cause` is for the log alone. */
export function mediaUnavailable(cause?: unknown): Failure {
  return new Failure('UNEXPECTED_ERROR', {}, { status: 503, retryAfter: retryAfterSeconds, cause })
}

/** Converts any error on the way into the storage: any that is no refusal is the storage's fault. */
export function toMediaFailure(error: unknown): Failure {
  return error instanceof Failure ? error : mediaUnavailable(error)
}

import { Failure, type FailureContext, type FailureName } from '#contract/base/failures.ts'
import type { ComposeJob } from './compose-picture.ts'
import type { GraphicJob } from './encode-graphic.ts'
import type { Rendition, RenderJob } from './encode-renditions.ts'

/** A job for a decoder process. */
export type DecoderJob = RenderJob | ComposeJob | GraphicJob

/** A failure between processes, where errors lose what they carry. */
interface PackedFailure {
  name: FailureName
  context: FailureContext
  options: { status: number; retryAfter: number | undefined; cause: unknown }
}

/** A decoder process's answer about a picture: its files, or the reason why there are none. */
export type DecoderAnswer = { renditions: Rendition[] } | { failure: PackedFailure }

export function packFailure({ name, context, status, retryAfter, cause }: Failure): PackedFailure {
  const message = cause instanceof Error ? cause.message : cause
  return { name, context, options: { status, retryAfter, cause: message } }
}

/** The renditions that a decoder answers with. @throws the failure it answers with */
export function unpackAnswer(answer: DecoderAnswer): Rendition[] {
  if ('renditions' in answer) return answer.renditions
  const { name, context, options } = answer.failure
  throw new Failure(name, context, options)
}

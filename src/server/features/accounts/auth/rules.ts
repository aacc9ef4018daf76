import { Failure } from '#contract/base/failures.ts'

/** A wrong, used or expired e-mail token: 400, so that no client logs out for it (requirements §3.3). */
export function wrongEmailToken(): Failure {
  return new Failure('INVALID_TOKEN', {}, { status: 400 })
}

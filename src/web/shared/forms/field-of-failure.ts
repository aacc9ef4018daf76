import type { FailureName } from '#contract/base/failures.ts'

/** Failures that are about one field, where a form has it. */
export const fieldOfFailure: Partial<Record<FailureName, string>> = {
  EMAIL_IN_USE: 'email',
  INVALID_CREDENTIALS_ERROR: 'password',
}

import { Failure } from '#contract/base/failures.ts'
import { type Duties, type Duty, isOpenedBy, lackedDuty } from '#contract/base/rights/duties.ts'
import type { SignedInUser } from './sessions.ts'

/** Rights of who calls, as far as duties go; of agents and of nobody they are none. */
export type Holder = Pick<SignedInUser, 'duties'> | null

/** Tells whether a caller is an admin with one of some duties. */
export function hasDuty(holder: Holder, ...anyOf: readonly Duty[]): boolean {
  return holder !== null && isOpenedBy(holder.duties, anyOf)
}

/** Requires one of some duties. @throws FORBIDDEN_ERROR with the first of them */
export function requireDuty(holder: Holder, ...anyOf: readonly [Duty, ...Duty[]]): void {
  if (!hasDuty(holder, ...anyOf)) throw new Failure('FORBIDDEN_ERROR', { duty: anyOf[0] })
}

/**
 * Requires that a caller has every duty of an account: nobody gives or takes what they do not have.
 * @throws FORBIDDEN_ERROR with the first that they lack
 */
export function requireDutiesOf(holder: Pick<SignedInUser, 'duties'>, account: Duties): void {
  const duty = lackedDuty(holder.duties, account)
  if (duty) throw new Failure('FORBIDDEN_ERROR', { duty })
}

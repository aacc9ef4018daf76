import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { offsetIn } from '#contract/base/dates/zone-offset.ts'

const dayInMilliseconds = 24 * 60 * 60 * 1000

interface Withdrawable {
  /** The day of acceptance where the agency is, `YYYY-MM-DD`. */
  acceptedOn: string
  startOn: string | null
  /** Days after the acceptance; 0 offers no withdrawal. */
  withdrawalDays: number
  timeZone: string
}

/**
 * The moment at which the right to withdraw ends: the end of the last day, and 24 hours before the journey begins if
 * that is earlier; null where none is offered.
 */
export function withdrawalEnd(withdrawable: Withdrawable): Date | null {
  const { acceptedOn, startOn, withdrawalDays, timeZone } = withdrawable
  if (withdrawalDays === 0) return null
  const last = beginningOf(dayOfNumber(dayNumber(acceptedOn) + withdrawalDays + 1), timeZone)
  if (startOn === null) return new Date(last)
  return new Date(Math.min(last, beginningOf(startOn, timeZone) - dayInMilliseconds))
}

/** The moment at which a day begins in a zone, in milliseconds. */
function beginningOf(day: string, timeZone: string): number {
  const utc = Date.parse(day)
  const near = utc - offsetIn(timeZone, utc)
  return utc - offsetIn(timeZone, near)
}

import { localDay } from '#contract/base/dates/local-day.ts'
import { yearsAfter } from '#contract/base/dates/days.ts'
import { invalidData } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { OperationContext } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'

/** The day that it is by the office’s clock. */
export async function todayOf({ tx, now, services }: OperationContext): Promise<string> {
  const { office } = await readSite(tx, services.settings)
  return localDay(office.timeZone, now)
}

/** @throws INVALID_DATA_ERROR for a last day that is over, or more than a year ahead */
export async function checkExpiry(context: OperationContext, expiresOn: string): Promise<void> {
  const today = await todayOf(context)
  if (expiresOn < today) throw invalidData('expiresOn', messages.inThePast)
  if (expiresOn > yearsAfter(today, limits.clientViewYearsMax))
    throw invalidData('expiresOn', messages.tooFarAhead)
}

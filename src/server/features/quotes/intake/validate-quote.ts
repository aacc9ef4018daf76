import { yearsAfter } from '#contract/base/dates/days.ts'
import { invalidData } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import type { Occasion, Travel } from '#contract/quotes/wish-fields.ts'

/** The common input of both operations of the form, and of the inbox's. */
export type QuoteInput = Omit<
  InputOf<'addQuote'>,
  'email' | 'origin' | 'receivedAt' | 'userId' | 'sendReceipt'
>

/**
 * Checks what no schema can: that the days of the journey are not past on `today`, `YYYY-MM-DD` in the agency's zone, nor too far
 * ahead, and that the main item is not among the others (requirements §11.1).
 * @throws INVALID_DATA_ERROR with the path
 */
export function validateQuote(
  quoteInput: Pick<QuoteInput, 'travel' | 'occasion' | 'items' | 'entityId'>,
  today: string,
): void {
  const { travel, occasion, items, entityId } = quoteInput
  if (travel) checkTravel(travel, today, occasion)
  const again = items.findIndex((item) => item.entityId === entityId)
  if (again !== -1) throw invalidData(`items.${again}.entityId`, messages.repeatedId)
}

function checkTravel(travel: Travel, today: string, occasion: Occasion | null | undefined): void {
  const last = yearsAfter(today, yearsAhead(occasion))
  const thisMonth = monthOf(today)
  for (const [path, month] of monthsOf(travel)) {
    if (month < thisMonth) throw invalidData(path, messages.inThePast)
    if (`${month}-01` > last) throw invalidData(path, messages.tooFarAhead)
  }
  if (travel.from === undefined) return
  refusePast('travel.from', travel.from, today)
  if (travel.from > last) throw invalidData('travel.from', messages.tooFarAhead)
  if (travel.to > last) throw invalidData('travel.to', messages.tooFarAhead)
}

function monthsOf(travel: Travel): [path: string, month: string][] {
  if (travel.month !== undefined) return [['travel.month', travel.month]]
  if (travel.months) {
    return travel.months.map((month, index) => [`travel.months.${index}`, month])
  }
  return []
}

function refusePast(path: string, day: string | null | undefined, today: string): void {
  if (day && day < today) throw invalidData(path, messages.inThePast)
}

const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length)

function yearsAhead(occasion: Occasion | null | undefined): number {
  const isPlannedLong = occasion === 'incentive' || occasion === 'convention'
  return isPlannedLong ? limits.groupTravelYearsMax : limits.travelYearsMax
}

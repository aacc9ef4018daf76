import { and, inArray } from 'drizzle-orm'
import { localDay } from '#contract/base/dates/local-day.ts'
import { Failure, invalidData, notFound } from '#contract/base/failures.ts'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { generalRateList } from '#contract/trade/rates/rate-terms.ts'
import { isSoldOn } from '#contract/trade/rates/season-on.ts'
import { partyOf, placesIn } from '#contract/trade/stays/party.ts'
import { nightsOf, type StayNights } from '#contract/trade/stays/stay-nights.ts'
import { reckon } from '#contract/trade/stays/reckon.ts'
import type { stayOperations } from '#contract/trade/stays/reckon-stay.ts'
import { rates } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { consumeOrThrow } from '#server/platform/limits/rate-limits.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { callLanguage } from '#server/platform/http/accepted-language.ts'
import { nightsOfJourney } from '#server/features/catalogue/itineraries/journey-nights.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'
import type { ReadRate } from '../rates/present-rate.ts'
import { audienceOf, type RateAudience } from '../rates/rate-audience.ts'
import { matching, readRates } from '../rates/read-rates.ts'
import { closuresMet } from './closed-then.ts'
import { commissionOf, priceFor } from './stay-terms.ts'
import { presentLines } from './present-stay.ts'
import { warningsOf } from './stay-warnings.ts'

type Input = InputOf<'reckonStay'>

export const stayHandlers: HandlersOf<keyof typeof stayOperations> = {
  /** @throws NOT_FOUND_ERROR where no night has a rate, INVALID_DATA_ERROR, TOO_MANY_REQUESTS_ERROR */
  async reckonStay(context, input): Promise<AnswerOf<'reckonStay'>> {
    const { tx, now, services } = context
    const user = signedIn(context)
    await consumeOrThrow(services.rateLimits, 'reckonedStays', user.id)
    requireRooms(input)
    const { office } = await readSite(tx, services.settings)
    const today = localDay(office.timeZone, now)
    const audience = await audienceOf(tx, user, input.asAgency)
    const nights = await nightsOfStay(tx, input)
    const stay = await readNights(tx, { ...input, nights, today }, audience)
    const [first] = stay.nights
    if (!first) throw notFound()
    const party = partyOf(input)
    const reckoned = reckon({
      nights: stay.nights,
      party,
      wanted: input,
      priceOf: priceFor(audience),
    })
    if (reckoned.lines.every(({ of }) => 'extra' in of)) throw notFound()
    const lang = input.lang ?? callLanguage(context)
    const unpriced = [...stay.without.map((night) => ({ night })), ...reckoned.unpriced]
    const item = inLanguage(first.rate.item.details, lang)?.name ?? ''
    const closures = await closuresMet(tx, {
      kind: input.entityType,
      id: input.entityId,
      from: input.from,
      days: [...stay.nights.map(({ day }) => day), ...stay.without],
      sheets: audience.sees === 'terms' ? audience.sheets : 'all',
    })
    return {
      currency: first.rate.currency,
      rates: nightsByRate(stay.nights),
      ...presentLines(reckoned.lines, {
        item,
        lang,
        currency: first.rate.currency,
        isWhole: unpriced.length === 0,
        commissionOf: commissionOf(audience),
      }),
      vat: first.rate.vat,
      residents: first.rate.residents,
      unpriced,
      warnings: [
        ...warningsOf(stay, {
          nights,
          lang,
          several: reckoned.several,
          bookedOn: input.bookedOn ?? today,
        }),
        ...closures,
      ],
    }
  },
}

/** @throws INVALID_DATA_ERROR where rooms and travellers do not fit, or a hotel's stay has no nights */
function requireRooms({ rooms, adults, children, entityType, nights }: Input): void {
  if (entityType === 'hotel' && nights === undefined) throw invalidData('nights', messages.required)
  if (rooms.length === 0) return
  const { min, max } = placesIn(rooms)
  if (adults > max || adults + children.length < min) {
    throw new Failure('INVALID_DATA_ERROR', {
      issues: [{ path: 'rooms', message: messages.roomsDiffer }],
    })
  }
}

async function nightsOfStay(tx: Tx, { entityType, entityId, nights = 1 }: Input): Promise<number> {
  if (entityType === 'hotel') return nights
  if (entityType === 'tour') return 1
  return Math.max(1, (await nightsOfJourney(tx, entityType, entityId)) ?? 1)
}

type Asked = Omit<Input, 'nights'> & { nights: number; today: string }

/** The nights with their rates: the agency's sheets in their order, the newest rate of each first. */
async function readNights(
  tx: Tx,
  { entityType, entityId, sheet, residents = false, bookedOn, from, nights, today }: Asked,
  audience: RateAudience,
): Promise<StayNights<ReadRate>> {
  const wanted = and(
    matching({ entityType, entityId, sheet }, audience, today),
    rates.status,
    inArray(rates.residents, [residents ? 'residents' : 'nonResidents', 'all']),
  )
  const found = await readRates(tx, wanted, { limit: limits.listMax, offset: 0, sort: 'newest' })
  const order = audience.sees === 'terms' ? audience.sheets : [generalRateList]
  const placeOf = (row: ReadRate) => {
    const place = order.indexOf(row.sheet)
    return place === -1 ? order.length : place
  }
  const isSold = (row: ReadRate) => isSoldOn(row, bookedOn ?? today)
  // A rate that is sold that day goes before one of the same sheet that is not.
  const ordered = found.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || Number(isSold(other)) - Number(isSold(one)),
  )
  return nightsOf(ordered, from, nights)
}

function nightsByRate(nights: StayNights['nights']): AnswerOf<'reckonStay'>['rates'] {
  const counts = new Map<string, number>()
  for (const { rate } of nights) counts.set(rate.id, (counts.get(rate.id) ?? 0) + 1)
  return [...counts].map(([rateId, count]) => ({ rateId, nights: count }))
}

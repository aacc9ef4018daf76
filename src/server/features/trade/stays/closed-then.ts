import { and, eq, inArray, sql } from 'drizzle-orm'
import { dayNumber } from '#contract/base/dates/days.ts'
import { closedOn, type ClosedThing } from '#contract/catalogue/facts/closures.ts'
import type { ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { stopSaleOn } from '#contract/trade/rates/season-on.ts'
import { dayAfter } from '#contract/trade/stays/stay-nights.ts'
import type { StayWarning } from '#contract/trade/stays/reckon-stay.ts'
import {
  catalogueItems,
  hotels,
  itineraryDays,
  rates,
  tours,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { namesOf } from '#server/features/catalogue/kit/fragments.ts'

type RatedKind = (typeof ratedKinds)[number]

interface Stay {
  kind: RatedKind
  id: string
  from: string
  /** The nights, or the one day of a service. */
  days: readonly string[]
  /** Rate lists whose stop sales count. */
  sheets: readonly string[] | 'all'
}

/**
 * Warns of closures that a stay meets: those of the experience or hotel, and of a journey those of the hotels on
 * their days, with the stop sales of these hotels.
 */
export async function closuresMet(tx: Tx, stay: Stay): Promise<StayWarning[]> {
  const { kind, id, days } = stay
  if (kind === 'hotel' || kind === 'tour') {
    const table = kind === 'hotel' ? hotels : tours
    const [thing] = await tx
      .select({ months: table.months, closures: table.closures })
      .from(table)
      .where(eq(table.id, id))
    return thing ? closedThen({ kind, id }, thing, days) : []
  }
  return closuresOfJourney(tx, stay)
}

async function closuresOfJourney(tx: Tx, { id, from, sheets }: Stay): Promise<StayWarning[]> {
  const nights = await tx
    .select({
      day: itineraryDays.day,
      hotelId: hotels.id,
      months: hotels.months,
      closures: hotels.closures,
    })
    .from(itineraryDays)
    .innerJoin(hotels, eq(hotels.id, itineraryDays.hotelId))
    .where(eq(itineraryDays.itemId, id))
    .orderBy(itineraryDays.day)
  const ids = [...new Set(nights.map(({ hotelId }) => hotelId))]
  if (ids.length === 0) return []
  const stops = await tx
    .select({ hotelId: rates.entityId, stopSales: rates.stopSales })
    .from(rates)
    .where(
      and(
        inArray(rates.entityId, ids),
        rates.status,
        sheets === 'all' ? undefined : inArray(rates.sheet, [...sheets]),
        sql`jsonb_array_length(${rates.stopSales}) > 0`,
      ),
    )
    .orderBy(rates.id)
  const named = await tx
    .select({ id: catalogueItems.id, names: namesOf(catalogueItems.id) })
    .from(catalogueItems)
    .where(inArray(catalogueItems.id, ids))
  const met = nights.flatMap(({ day, hotelId, ...thing }) => {
    const on = dayAfter(from, day - 1)
    const names = named.find((each) => each.id === hotelId)?.names ?? []
    const hotel = { kind: 'hotel' as const, id: hotelId, names }
    const stopped = stops
      .filter((each) => each.hotelId === hotelId)
      .flatMap(({ stopSales }) => stopSaleOn(stopSales, on) ?? [])
    return [
      ...closedThen(hotel, thing, [on]),
      ...stopped.map((stopSale): StayWarning => ({
        code: 'STOP_SALE',
        path: 'from',
        context: { ...stopSale, ...hotel, on },
      })),
    ]
  })
  return distinctBy(met, ({ code, context }) =>
    JSON.stringify([code, context['id'], context['from'], context['months'], context['closures']]),
  )
}

function closedThen(
  subject: Record<string, unknown>,
  thing: ClosedThing,
  days: readonly string[],
): StayWarning[] {
  const closed = closedOn(thing, days.map(dayNumber), 0)
  return closed ? [{ code: 'CLOSED_THEN', path: 'from', context: { ...subject, ...closed } }] : []
}

function distinctBy<Each>(list: readonly Each[], keyOf: (each: Each) => string): Each[] {
  return [...new Map(list.toReversed().map((each) => [keyOf(each), each])).values()].toReversed()
}

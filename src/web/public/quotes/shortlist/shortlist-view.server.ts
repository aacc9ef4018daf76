import type { PageContext } from '#web/page-context.ts'
import { listText, monthName } from '#web/shared/i18n/formats.ts'
import { nightsText } from '#web/shared/i18n/fact-labels.ts'
import { itineraryToCard } from '#web/public/catalogue/cards/fact-cards.server.ts'
import { namesById } from '#web/public/catalogue/cards/item-card.ts'
import { monthRanges } from '#web/public/catalogue/facts/month-ranges.ts'
import { starredDestinations } from '#web/public/catalogue/cards/starred-destinations.server.ts'
import { toIndexMap } from '#web/public/catalogue/maps/place-maps.server.ts'
import { readCatalogue } from '#web/public/catalogue/places/read-catalogue.server.ts'
import { readItems } from './shortlist-items.ts'
import { type RowContext, type ShortlistRow, toRow } from './shortlist-rows.server.ts'
import { flightsBetween } from './flights.server.ts'
import { coveringMost, holdersIn, monthsForAll, nightsOf } from './parts/shortlist-thoughts.ts'

/** As many as stand in two rows on a desktop. */
const startsMax = 8

/** Loads the items that `?items=` names, in its order, and the facts about all of them together. */
export async function loadShortlist(
  list: string | null,
  page: PageContext & { month: number | undefined },
) {
  const { items: asked, rest } = readItems(list)
  const all = await readCatalogue(page.caller)
  const context: RowContext = { ...page, all, names: namesById(all.destinations, page.language) }
  const rows = asked.flatMap((item) => toRow(item, context) ?? [])
  const isEmpty = rows.length === 0
  const holders = holdersIn(rows)
  // What a journey of the list holds is counted with that journey.
  const apart = rows.filter(({ item }) => !holders.has(item))
  const between = flightsBetween(apart.map((row) => endsOf(row, context)))
  const flights = new Map(apart.map(({ item }, at) => [item, between[at]]))
  return {
    asked,
    rows: rows.map((row) => ({
      ...row,
      flight: flights.get(row.item),
      holder: nameIn(holders.get(row.item)),
    })),
    leftOut: rest + asked.length - rows.length,
    nights: nightsText(nightsOf(apart.map((row) => row.nights)), page.t),
    month: page.month,
    months: monthsText(rows, page),
    covering: toCovering(apart, context),
    map: toMap(rows, context),
    starts: isEmpty ? starredDestinations(all.destinations, page.language, startsMax) : [],
  }
}

const nameIn = (row: ShortlistRow | undefined) => row && { name: row.name, lang: row.lang }

/** "October to April", or that no month is good for all; nothing where too little is known. */
function monthsText(rows: readonly ShortlistRow[], { language, t }: PageContext) {
  const months = monthsForAll(rows.map((row) => row.months))
  if (!months) return undefined
  if (months.length === 0) return t('shortlist.noMonth')
  const name = (month: number) => monthName(month, language)
  const runs = monthRanges(months).map(([from, to]) =>
    from === to ? name(from) : `${name(from)}–${name(to)}`,
  )
  return t('shortlist.goodMonths', { months: listText(runs, language) })
}

/** Where one comes to it and where one leaves it. */
function endsOf({ places }: ShortlistRow, { all }: RowContext) {
  const locationOf = (wanted: string | undefined) =>
    all.destinations.find(({ id }) => id === wanted)?.location ?? null
  return { from: locationOf(places[0]), to: locationOf(places.at(-1)) }
}

/** Circuits and packages that hold most of the places that were saved one by one and that no saved journey visits. */
function toCovering(rows: readonly ShortlistRow[], context: RowContext) {
  const { all, t } = context
  const isJourney = ({ kind }: ShortlistRow) => kind === 'circuit' || kind === 'package'
  const [journeysSaved, others] = [rows.filter(isJourney), rows.filter((row) => !isJourney(row))]
  const passed = new Set(journeysSaved.flatMap((row) => row.places))
  const places = [...new Set(others.flatMap((row) => row.places))].filter((id) => !passed.has(id))
  const saved = new Set(journeysSaved.map(({ id }) => id))
  const journeys = [
    ...all.circuits.map((item) => ({ ...item, kind: 'circuit' as const, item })),
    ...all.packages.map((item) => ({ ...item, kind: 'package' as const, item })),
  ].filter(({ id }) => !saved.has(id))
  return coveringMost(journeys, places).map(({ journey: { kind, item }, covered }) => {
    const card = itineraryToCard(kind, item, context, context.names)
    const covers = t('shortlist.covers', { covered, count: places.length })
    return { ...card, facts: [covers, card.facts].filter(Boolean).join(' · ') }
  })
}

/** Every destination that something of it lies in or leads to. */
function toMap(rows: readonly ShortlistRow[], { all, language, t }: RowContext) {
  const places = new Set(rows.flatMap((row) => row.places))
  const destinations = all.destinations.filter(({ id }) => places.has(id))
  if (destinations.length === 0) return null
  return toIndexMap(t('shortlist.title'), destinations, { language, t })
}

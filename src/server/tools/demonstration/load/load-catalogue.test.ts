import { beforeAll, describe, expect, it, vi } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import { demoCatalogue } from '#demo/catalogue.ts'
import type { DemoHeading } from '#demo/model.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { startTestApp } from '#testing/app.ts'
import { type AddedIds, idOf, listDetails } from '../added.ts'
import { addCatalogue } from './load-catalogue.ts'
import { makeAdd } from '../make-add.ts'

/** Some 150 items are read, compared and searched, on a busy machine too. */
vi.setConfig({ testTimeout: 90_000 })

const app = await startTestApp()
const { admin, call, services } = app
const { countries, categories, destinations, circuits, packages, incentives, tags } = demoCatalogue
const tours = destinations.flatMap((destination) => destination.tours)
const hotels = destinations.flatMap((destination) => destination.hotels)

/** The result does not depend on the day of the test run. */
const today = new Date('2026-11-23T12:00:00Z')

let ids: AddedIds

beforeAll(async () => {
  ids = await inTransaction(services.database, async (tx) => {
    const added = await addCatalogue(services, tx, today)
    return added.ids
  })
})

/** Each thing's key with what it answers. */
async function readAll<Thing extends { key: string }, Answer>(
  kind: string,
  things: readonly Thing[],
  read: (id: string) => Promise<Answer>,
): Promise<[Thing, Answer][]> {
  // One after another: a client has few reads at a time.
  const answers: [Thing, Answer][] = []
  for (const thing of things) {
    answers.push([thing, await read(idOf(ids, `${kind} ${thing.key}`))])
  }
  return answers
}

const readJourneys = async () => [
  ...(await readAll('circuit', circuits, (id) => admin('detailCircuit', { id }))),
  ...(await readAll('package', packages, (id) => admin('detailPackage', { id }))),
]

const byLanguage = (entries: readonly { lang: string }[]) =>
  Object.fromEntries(entries.map((entry) => [entry.lang, entry]))

describe('the loaded demonstration', () => {
  it('answers every text of every item in three textLanguages', async () => {
    const read = [
      ...(await readAll('destination', destinations, (id) => admin('detailDestination', { id }))),
      ...(await readAll('tour', tours, (id) => admin('detailTour', { id }))),
      ...(await readAll('hotel', hotels, (id) => admin('detailHotel', { id }))),
      ...(await readAll('incentive', incentives, (id) => admin('detailIncentive', { id }))),
      ...(await readJourneys()),
    ]
    expect(read).toHaveLength(
      [destinations, tours, hotels, incentives, circuits, packages].flat().length,
    )
    for (const [{ details }, answer] of read) {
      expect(byLanguage(answer.details)).toMatchObject(byLanguage(listDetails(details)))
      expect(answer.details.map(({ lang }) => lang).toSorted()).toEqual(textLanguages.toSorted())
      // Whatever is said in one language is said in all.
      const [first, ...others] = answer.details.map((texts) =>
        Object.entries(texts).flatMap(([field, text]) =>
          text === null || text.length === 0 ? [] : [field],
        ),
      )
      for (const other of others) expect(other).toEqual(first)
    }
  })

  it('answers the facts', async () => {
    for (const [each, answer] of await readAll('destination', destinations, (id) =>
      admin('detailDestination', { id }),
    )) {
      const { location, altitude, airport = null, timeZone, nightsAdvised, months, aliases } = each
      const facts = { location, altitude, timeZone, nightsAdvised, months, aliases }
      expect(answer).toMatchObject({ ...facts, airport, closures: each.closures ?? [] })
    }
    for (const [each, answer] of await readAll('tour', tours, (id) =>
      admin('detailTour', { id }),
    )) {
      const { location, durationMinutes, level, guideLanguages = [], groupSize, priceFrom } = each
      const facts = { location, durationMinutes, level, groupSize, priceFrom }
      expect(answer).toMatchObject({ ...facts, guideLanguages: guideLanguages.toSorted() })
      expect(answer.months).toEqual(each.months ?? null)
    }
    for (const [each, answer] of await readAll('hotel', hotels, (id) =>
      admin('detailHotel', { id }),
    )) {
      const { location, address, rooms, checkIn, checkOut, amenities } = each
      expect(answer).toMatchObject({ location, address, rooms, checkIn, checkOut, amenities })
    }
    for (const [{ groupSize }, answer] of await readAll('incentive', incentives, (id) =>
      admin('detailIncentive', { id }),
    )) {
      expect(answer).toMatchObject({ groupSize })
    }
  })

  it('answers names, aliases and introductions of places, and names of tags', async () => {
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
    const headingOf = ({ name, names, intro, aliases }: DemoHeading) =>
      aliases ? { name, names, intro, aliases } : { name, names, intro }
    const regions = countries.flatMap((country) => country.regions)
    const stored = [
      [await admin('listCategories'), categories],
      [await admin('listCountries'), countries],
      [await admin('listRegions'), regions],
    ] as const
    for (const [{ list }, expected] of stored) {
      expect(list.toSorted(byName)).toMatchObject(expected.toSorted(byName).map(headingOf))
    }
    const { list: shown } = await call('getTagNames')
    const named = shown.filter(({ names }) => Object.keys(names).length > 0)
    expect(Object.fromEntries(named.map((each) => [each.tag, each.names]))).toEqual(tags)
  })
})

describe('the loaded circuits and packages', () => {
  it('answer their days, facts, extensions and months', async () => {
    for (const [each, answer] of await readJourneys()) {
      const { code, level, priceFrom, priceNote = {}, groupSize, validFrom, validTo } = each
      const facts = { code, level, priceFrom, priceNote, groupSize, validFrom, validTo }
      expect(answer).toMatchObject({ ...facts, departures: each.departures })
      expect(answer.extensionIds).toEqual(
        (each.extensions ?? []).map((key) => idOf(ids, `package ${key}`)),
      )
      expect(answer.months).toHaveLength(12)
      const days = each.itinerary ?? []
      expect(answer.itinerary).toHaveLength(each.days)
      expect(answer.itinerary).toMatchObject(
        days.map(({ day, overnight, hotel, destination, tours: included = [] }) => ({
          day,
          overnight,
          hotelId: hotel === undefined ? null : idOf(ids, `hotel ${hotel}`),
          destinationId: destination === undefined ? null : idOf(ids, `destination ${destination}`),
          tourIds: included.map((key) => idOf(ids, `tour ${key}`)),
        })),
      )
      for (const [index, { details }] of days.entries()) {
        expect(byLanguage(answer.itinerary[index]?.details ?? [])).toEqual(
          byLanguage(listDetails(details)),
        )
      }
    }
  })

  it('are warned of nothing', async () => {
    const found = await inTransaction(services.database, async (tx) => {
      const ask = makeAdd(services, tx, today)
      const warnings: string[] = []
      for (const [kind, each] of [
        ...circuits.map((circuit) => ['circuit', circuit] as const),
        ...packages.map((pack) => ['package', pack] as const),
      ]) {
        const id = idOf(ids, `${kind} ${each.key}`)
        const answer = await ask('checkItinerary', { id })
        warnings.push(...answer.warnings.map(({ code, day }) => `${each.key} ${code} ${day}`))
      }
      return warnings
    })
    expect(found).toEqual([])
  })
})

describe('the search', () => {
  const namesIn = (results: AnswerOf<'getSearchResults'>) =>
    [results.destinations, results.circuits, results.packages, results.tours]
      .flat()
      .map(({ id, because }) => `${id} ${because}`)

  it('finds Brazil by its name in any language', async () => {
    for (const keyword of ['brasil', 'Brazil']) {
      const found = namesIn(await call('getSearchResults', { keyword, lang: 'en', limit: 50 }))
      for (const key of ['rio-de-janeiro', 'lencois-maranhenses', 'amazonia']) {
        expect(found).toContain(`${idOf(ids, `destination ${key}`)} place`)
      }
    }
  })

  it('finds the falls by the name of the other bank', async () => {
    const found = namesIn(
      await call('getSearchResults', { keyword: 'foz do iguaçu', lang: 'es', limit: 50 }),
    )
    expect(found[0]).toBe(`${idOf(ids, 'destination iguazu')} alias`)
    expect(found).toContain(`${idOf(ids, 'circuit falls-and-cities')} place`)
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localDay } from '#contract/base/dates/local-day.ts'
import { type MonthState, monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCategory,
  makeCircuit,
  makeDestination,
  makeRegion,
  makeTour,
} from '#testing/factories.ts'
import { loaderArgs } from '#testing/page-loader.ts'
import { loader as loadComparison } from '../compare/compare-page.tsx'
import { loader as loadCircuits } from '../kinds/circuit-list-page.tsx'
import { loader as loadDestinations } from '../kinds/destination-list-page.tsx'
import { loader as loadTours } from '../kinds/tour-list-page.tsx'
import { loader as loadMonth } from '../places/month-page.tsx'
import { loader as loadSearch } from '../search/search-page.tsx'

const app = await startTestApp()
const { admin } = app
const regionId = await makeRegion(admin)
const categoryId = await makeCategory(admin)
const places = [
  await makeDestination(admin, { regionId }),
  await makeDestination(admin, { regionId }),
]
const [first = '', second = ''] = places
const tours = [
  await makeTour(admin, { categoryId, destinationId: first }),
  await makeTour(admin, { categoryId, destinationId: second }),
]
const circuits = [
  await makeCircuit(admin, { destinationIds: places, tourIds: tours }),
  await makeCircuit(admin, {
    destinationIds: places,
    tourIds: tours,
    keyTourIds: tours.slice(0, 1),
  }),
  await makeCircuit(admin, { destinationIds: places }),
]
const { office } = await app.services.currentSite()
const today = localDay(office.timeZone, app.services.clock())

const states = fc.constantFrom<MonthState>('peak', 'good', 'fair', 'closed')
const someMonths = fc.option(fc.array(states, { minLength: 12, maxLength: 12 }))
const common = { guaranteed: false, minPax: null }
const someDepartures = fc.option(
  fc.oneof(
    fc.uniqueArray(fc.constantFrom(...monthsOfYear), { maxLength: 4 }).map((months) => ({
      ...common,
      kind: 'dates' as const,
      dates: months.map((month) => `${Number(today.slice(0, 4)) + 1}-${two(month)}-15`).toSorted(),
    })),
    fc.constantFrom(...monthsOfYear).map((month) => ({
      ...common,
      kind: 'daily' as const,
      periods: [{ from: `${two(month)}-01`, to: `${two(month)}-20` }],
      except: [],
    })),
  ),
)

function two(month: number): string {
  return String(month).padStart(2, '0')
}

const words = { peak: 'Ideal', good: 'Good', fair: 'Possible', closed: 'Closed' }

interface Shown {
  id: string
  facts?: string | undefined
}

/** The ids in their order, what is possible apart, each part sorted; a card must say its state first. */
function told(cards: readonly Shown[], month: number, saysState = true): [string[], string[]] {
  const line = (state: MonthState) => `${words[state]} in ${monthName(month, 'en')}`
  const isPossible = ({ facts }: Shown) => facts?.startsWith(line('fair')) ?? false
  const firstPossible = cards.findIndex(isPossible)
  const cut = firstPossible === -1 ? cards.length : firstPossible
  if (saysState) {
    for (const card of cards.slice(0, cut)) expect(card.facts).toMatch(/^(?:Ideal|Good) in /)
    for (const card of cards.slice(cut)) expect(isPossible(card)).toBe(true)
  }
  const idsOf = (list: readonly Shown[]) => list.map(({ id }) => id).toSorted()
  return [idsOf(cards.slice(0, cut)), idsOf(cards.slice(cut))]
}

it('lists, months’ pages, search, comparison and operations say the same of a month', async () => {
  const world = fc.record({
    ofPlaces: fc.tuple(someMonths, someMonths),
    ofTours: fc.tuple(someMonths, someMonths),
    departures: fc.tuple(someDepartures, someDepartures, someDepartures),
    month: fc.constantFrom(...monthsOfYear),
  })
  await fc.assert(
    fc.asyncProperty(world, async ({ ofPlaces, ofTours, departures, month }) => {
      for (const [at, id] of places.entries()) {
        await admin('editDestination', { id, months: ofPlaces[at === 0 ? 0 : 1] })
      }
      for (const [at, id] of tours.entries()) {
        await admin('editTour', { id, months: ofTours[at === 0 ? 0 : 1] })
      }
      for (const [at, id] of circuits.entries()) {
        await admin('editCircuit', { id, departures: departures[at === 0 ? 0 : at === 1 ? 1 : 2] })
      }
      const asked = { month, includeFair: true }
      const answered = {
        circuits: (await app.call('listCircuits', asked)).list,
        destinations: (await app.call('listDestinations', asked)).list,
        tours: (await app.call('listTours', asked)).list,
      }
      const expected = (kind: keyof typeof answered) =>
        told(
          answered[kind].map(({ id, monthState = 'closed' }) => ({
            id,
            facts: `${words[monthState]} in ${monthName(month, 'en')}`,
          })),
          month,
        )
      const page = { caller: app.call, language: 'en', today } as const
      const argsOf = (address: string, params: Record<string, string> = {}) =>
        loaderArgs({ ...page, address, params })

      const query = `?month=${month}`
      const listed = {
        circuits: await loadCircuits(await argsOf(`/en/circuits${query}`)),
        destinations: await loadDestinations(await argsOf(`/en/destinations${query}`)),
        tours: await loadTours(await argsOf(`/en/tours${query}`)),
      }
      for (const kind of ['circuits', 'destinations', 'tours'] as const) {
        const { total, cards, facets } = listed[kind]
        expect(told(total === 0 ? [] : cards, month)).toEqual(expected(kind))
        const counted = facets.find(({ name }) => name === 'month')
        const count = counted?.values.find(({ value }) => value === String(month))?.count ?? 0
        expect(count).toBe(answered[kind].length)
      }

      const isEmpty = Object.values(answered).every((list) => list.length === 0)
      const params = { month: String(month) }
      const ofMonth = await loadMonth(await argsOf(`/en/when/${month}`, params)).catch(() => null)
      expect(ofMonth === null).toBe(isEmpty)
      if (ofMonth) {
        const { view, ideal, good, possible } = ofMonth
        expect(told(view.items.circuits, month)).toEqual(expected('circuits'))
        expect(told(view.items.tours, month)).toEqual(expected('tours'))
        const idsOf = (list: readonly Shown[]) => list.map(({ id }) => id).toSorted()
        expect([idsOf([...ideal.cards, ...good.cards]), idsOf(possible.cards)]).toEqual(
          expected('destinations'),
        )
      }

      const { groups } = await loadSearch(await argsOf(`/en/search?q=${monthName(month, 'en')}`))
      for (const kind of ['circuits', 'destinations', 'tours'] as const) {
        expect(told(groups?.[kind] ?? [], month)).toEqual(expected(kind))
      }

      const comparison = await loadComparison(
        await argsOf(`/en/compare?circuits=${circuits.join()}&month=${month}`),
      )
      for (const { id, facts } of comparison.journeys?.columns ?? []) {
        const state = answered.circuits.find((each) => each.id === id)?.monthState
        const line = facts.find(({ label }) => label === 'When to go')?.lines[0]
        if (state) expect(line).toContain(`${words[state]} in `)
        else expect(line ?? 'No departure').toMatch(/^(?:No departure|Closed) /)
      }
    }),
    { numRuns: 5 },
  )
})

import { beforeAll, expect, it, vi } from 'vitest'
import { dayNumber, dayOfNumber, monthOf, type Span } from '#contract/base/dates/days.ts'
import { departsOn } from '#contract/catalogue/facts/departures.ts'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { limits } from '#contract/base/limits.ts'
import type { Caller } from '#contract/index.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { stopSaleOn } from '#contract/trade/rates/season-on.ts'
import { demoItems } from '#demo/catalogue.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { startTestApp } from '#testing/app.ts'
import { type AddedIds, idOf } from '../added.ts'
import { addCatalogue } from './load-catalogue.ts'
import { addRates } from './load-trade.ts'

/** Hundreds of stays are reckoned, on a busy machine too. */
vi.setConfig({ testTimeout: 120_000 })

const app = await startTestApp()
const { admin, services } = app
const { circuit: circuits, package: packages, tour: tours, hotel: hotels } = demoItems

/** The result does not depend on the day of the test run. */
const today = new Date('2026-11-23T12:00:00Z')

let ids: AddedIds
let agent: Caller
let rates: Rate[]

beforeAll(async () => {
  ids = await inTransaction(services.database, async (tx) => {
    const added = await addCatalogue(services, tx, today)
    await addRates(tx, added.ids, today)
    return added.ids
  })
  const terms = { kind: 'commission' as const }
  const { id: agencyId } = await admin('addAgency', { name: 'Agency', country: 'DE', terms })
  agent = (await app.makeUser({ agencyId })).call
  const { list, total } = await agent('listRates', { limit: limits.listMax })
  rates = list
  expect(total).toBe(list.length)
})

function daysBetween(from: string, to: string): string[] {
  const first = dayNumber(from)
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, at) => dayOfNumber(first + at))
}

/** The first day of each season that is not stopped and that is one to travel on. */
function daysOf(entityId: string, isDay: (day: string) => boolean): string[] {
  return rates
    .filter((rate) => rate.entityId === entityId)
    .flatMap(({ seasons, stopSales }) =>
      seasons.flatMap(({ ranges }) => {
        const days = ranges.flatMap(({ from, to }) => daysBetween(from, to))
        return days.find((day) => isDay(day) && !stopSaleOn(stopSales, day)) ?? []
      }),
    )
}

const spansOf = (entityId: string) =>
  rates
    .filter((rate) => rate.entityId === entityId)
    .flatMap(({ seasons }) => seasons.flatMap(({ ranges }) => ranges))

function holdsMonth({ from, to }: Span, month: number): boolean {
  const firsts = [from, ...daysBetween(from, to).filter((day) => day.endsWith('-01'))]
  return firsts.some((day) => monthOf(day) === month)
}

const bookedOn = '2026-11-23'
const isAhead = (day: string) => day > bookedOn
const oldest = 11

it('prices every experience for two, and with a child whom it takes', async () => {
  for (const { key, priceFrom, minAge = 0 } of tours) {
    const entityId = idOf(ids, `tour ${key}`)
    const asked = { entityType: 'tour' as const, entityId, bookedOn }
    const totals: number[] = []
    for (const from of daysOf(entityId, isAhead)) {
      const two = await agent('reckonStay', { ...asked, from, adults: 2 })
      expect({ key, from, unpriced: two.unpriced }).toEqual({ key, from, unpriced: [] })
      expect(two.warnings.filter(({ code }) => code !== 'SEVERAL_PRICES')).toEqual([])
      totals.push((two.total?.amount ?? 0) / 2)
      const children = minAge <= oldest ? [oldest] : []
      const family = await agent('reckonStay', { ...asked, from, adults: 2, children })
      expect(family.total?.amount ?? 0).toBeGreaterThanOrEqual(two.total?.amount ?? Infinity)
      expect(family.commission?.amount ?? 0).toBeGreaterThan(0)
    }
    expect({ key, amount: Math.min(...totals) }).toEqual({ key, amount: priceFrom?.amount })
  }
})

it('prices every journey on a day on which it departs, without a warning', async () => {
  for (const [kind, { key, priceFrom }] of [
    ...circuits.map((each) => ['circuit', each] as const),
    ...packages.map((each) => ['package', each] as const),
  ]) {
    const entityId = idOf(ids, `${kind} ${key}`)
    const { departures, validTo, months } =
      kind === 'circuit'
        ? await admin('detailCircuit', { id: entityId })
        : await admin('detailPackage', { id: entityId })
    const days = daysOf(
      entityId,
      (day) =>
        isAhead(day) && day <= (validTo ?? day) && (departures ? departsOn(departures, day) : true),
    )
    const closed = monthsOfYear.filter((month) => months?.[month - 1] === 'closed')
    const inClosed = spansOf(entityId).filter((span) =>
      closed.some((month) => holdsMonth(span, month)),
    )
    expect({ key, inClosed }).toEqual({ key, inClosed: [] })
    const totals: number[] = []
    for (const from of days) {
      const asked = { entityType: kind, entityId, from, adults: 2, bookedOn }
      const two = await agent('reckonStay', asked)
      expect({ key, from, unpriced: two.unpriced, warnings: two.warnings }).toEqual({
        key,
        from,
        unpriced: [],
        warnings: [],
      })
      totals.push((two.total?.amount ?? 0) / 2)
      const family = await agent('reckonStay', { ...asked, children: [15, 9, 1] })
      expect(family.total?.amount ?? 0).toBeGreaterThan(two.total?.amount ?? Infinity)
    }
    expect({ key, amount: Math.min(...totals) }).toEqual({ key, amount: priceFrom?.amount })
  }
})

it('prices a stay in every hotel in each season of next year, alone and with children', async () => {
  for (const { key } of hotels) {
    const entityId = idOf(ids, `hotel ${key}`)
    for (const from of daysOf(entityId, (day) => day.startsWith('2027'))) {
      const asked = { entityType: 'hotel' as const, entityId, from, bookedOn, nights: 1 }
      for (const party of [{ adults: 1 }, { adults: 2, children: [14, 9, 2] }]) {
        const stay = await agent('reckonStay', { ...asked, ...party })
        expect({ key, from, unpriced: stay.unpriced }).toEqual({ key, from, unpriced: [] })
        expect(stay.total?.amount ?? 0).toBeGreaterThan(0)
        expect(stay.warnings.filter(({ code }) => code !== 'MIN_NIGHTS')).toEqual([])
      }
    }
  }
})

it('knows when the sale of a year begins, when nothing is sold, and how long one stays at least', async () => {
  const ask = (call: Caller, key: string, from: string) => {
    const entityId = idOf(ids, `hotel ${key}`)
    const asked = { entityType: 'hotel' as const, entityId, from, bookedOn, nights: 1 }
    return call('reckonStay', { ...asked, adults: 2 })
  }
  const warningsOf = async (...asked: Parameters<typeof ask>) =>
    (await ask(...asked)).warnings.map(({ code }) => code)
  expect(await warningsOf(agent, 'rio-hotel-morro-da-lua', '2027-02-08')).toEqual([
    'STOP_SALE',
    'MIN_NIGHTS',
  ])
  expect(await warningsOf(agent, 'mendoza-hotel-acequia', '2027-03-06')).toEqual(['STOP_SALE'])
  const later = ['ushuaia-posada-del-farero', '2028-05-02'] as const
  expect(await warningsOf(admin, ...later)).toEqual(['NOT_SOLD_NOW'])
  await expect(ask(agent, ...later)).rejects.toThrow('NOT_FOUND_ERROR')
})

it('is dearer by a supplement and a dinner on New Year’s Eve, and charges the eco-tax on the spot', async () => {
  const entityId = idOf(ids, 'hotel bariloche-peninsula-grand')
  const stay = await agent('reckonStay', {
    entityType: 'hotel',
    entityId,
    from: '2026-12-29',
    nights: 5,
    adults: 2,
    bookedOn,
    lang: 'en',
  })
  expect(stay.rates.map(({ nights }) => nights)).toEqual([3, 2])
  expect(stay.lines.some(({ label }) => label === 'New Year’s Eve dinner')).toBe(true)
  expect(stay.lines.some(({ optional }) => optional)).toBe(true)
  // Three nights at most.
  expect(stay.onSpot).toMatchObject([{ amount: { amount: 1_500_000, currency: 'ARS' } }])
})

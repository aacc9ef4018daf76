import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeItem,
  makePackage,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin, call } = app

const usd = (amount: number) => ({ amount, currency: 'USD' })
const bands = [
  { months: [12, 1], amount: 150, name: { es: 'Verano' } },
  { spans: [{ from: '12-27', to: '01-05' }], amount: 200 },
]
const stored = [
  { months: [1, 12], spans: [], amount: 150, name: { es: 'Verano' } },
  { months: [], spans: [{ from: '12-27', to: '01-05' }], amount: 200, name: {} },
]
const broken = (path: string, message: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [expect.objectContaining({ path, message })] },
})

describe.each(['tour', 'circuit', 'package'] as const)('the prices by season of a %s', (kind) => {
  const edit = (fields: object) =>
    kind === 'tour'
      ? admin('editTour', fields as { id: string })
      : admin(kind === 'circuit' ? 'editCircuit' : 'editPackage', fields as { id: string })
  const detail = (id: string) =>
    kind === 'tour'
      ? call('detailTour', { id })
      : call(kind === 'circuit' ? 'detailCircuit' : 'detailPackage', { id })

  it('need a price to start from, and cost no less, whichever of the two is written', async () => {
    await expect(makeItem[kind](admin, { priceBands: bands })).rejects.toMatchObject({
      context: {
        issues: [0, 1].map((at) => ({
          path: `priceBands.${at}`,
          message: messages.bandsWithoutPrice,
        })),
      },
    })
    await expect(
      makeItem[kind](admin, { priceFrom: usd(160), priceBands: bands }),
    ).rejects.toMatchObject(broken('priceBands.0', messages.bandBelowPrice))
    const id = await makeItem[kind](admin, { priceFrom: usd(100), priceBands: bands })
    expect(await detail(id)).toMatchObject({ priceBands: stored })
    await expect(edit({ id, priceFrom: usd(151) })).rejects.toMatchObject(
      broken('priceBands.0', messages.bandBelowPrice),
    )
    await expect(edit({ id, priceBands: [{ months: [3], amount: 99 }] })).rejects.toMatchObject(
      broken('priceBands.0', messages.bandBelowPrice),
    )
    await edit({ id, priceFrom: usd(150) })
    expect(await detail(id)).toMatchObject({ priceFrom: usd(150), priceBands: stored })
  })

  it('are said again in another currency, and go with the price', async () => {
    const id = await makeItem[kind](admin, { priceFrom: usd(100), priceBands: bands })
    const priceFrom = { amount: 100, currency: 'EUR' }
    await expect(edit({ id, priceFrom })).rejects.toMatchObject(
      broken('priceBands', messages.required),
    )
    await edit({ id, priceFrom, priceBands: bands })
    expect(await detail(id)).toMatchObject({ priceFrom, priceBands: stored })
    await expect(edit({ id, priceFrom: null, priceBands: bands })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
    await edit({ id, priceFrom: null })
    expect(await detail(id)).toMatchObject({ priceFrom: null, priceBands: [] })
    await edit({ id, priceFrom: usd(7) })
  })

  it('have no month or day twice', async () => {
    const twice = [...bands, { months: [6], spans: [{ from: '01-05', to: '01-06' }], amount: 300 }]
    await expect(
      makeItem[kind](admin, { priceFrom: usd(100), priceBands: twice }),
    ).rejects.toMatchObject(broken('priceBands.2', messages.seasonsOverlap))
    await expect(
      makeItem[kind](admin, { priceFrom: usd(100), priceBands: [{ amount: 200 }] }),
    ).rejects.toMatchObject(broken('priceBands.0', messages.required))
  })

  it('are drafted without their price, and published with it alone', async () => {
    const id = await makeItem[kind](admin)
    await admin('saveDraft', { kind, id, fields: { priceBands: bands } })
    await expect(admin('publishDraft', { kind, id })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
    const fields = { priceBands: bands, priceFrom: usd(100) }
    await admin('saveDraft', { kind, id, fields })
    await admin('publishDraft', { kind, id })
    expect(await detail(id)).toMatchObject({ priceBands: stored })
  })

  it('come back with a version, and not with one that had none', async () => {
    const id = await makeItem[kind](admin, { priceFrom: usd(100) })
    await edit({ id, priceBands: bands })
    await edit({ id, priceFrom: { amount: 1, currency: 'EUR' }, priceBands: [] })
    const { list } = await admin('listVersions', { kind, id })
    const [without, withBands] = [1, 2].map((version) => {
      return list.find((each) => each.version === version)?.version ?? 0
    })
    await admin('restoreVersion', { kind, id, version: withBands ?? 0 })
    expect(await detail(id)).toMatchObject({ priceFrom: usd(100), priceBands: stored })
    await admin('restoreVersion', { kind, id, version: without ?? 0 })
    expect(await detail(id)).toMatchObject({ priceFrom: usd(100), priceBands: [] })
  })
})

describe('a list by price', () => {
  it('leaves out what costs more, in other currencies or has lapsed, and orders the rest', async () => {
    const ids = {
      dear: await makeCircuit(admin, { priceFrom: usd(90_000) }),
      cheap: await makeCircuit(admin, { priceFrom: usd(20_000) }),
      euro: await makeCircuit(admin, { priceFrom: { amount: 10_000, currency: 'EUR' } }),
      lapsed: await makeCircuit(admin, { priceFrom: usd(30_000), priceFromUntil: '2020-01-31' }),
      over: await makeCircuit(admin, { priceFrom: usd(31_000), validTo: '2020-01-31' }),
      none: await makeCircuit(admin),
    }
    const all: string[] = Object.values(ids)
    const read = async (query: object) => {
      const { list, total } = await call('listCircuits', { brief: true, ...query })
      return { ids: list.map(({ id }) => id).filter((id) => all.includes(id)), list, total }
    }
    const most = await read({ priceMax: usd(90_000), sort: 'price' })
    expect(most.ids).toEqual([ids.cheap, ids.dear])
    expect(most.list.every(({ priceFrom }) => priceFrom?.currency === 'USD')).toBe(true)
    expect((await read({ priceMax: usd(89_999) })).ids).toEqual([ids.cheap])
    const { ids: inOrder } = await read({ sort: 'price' })
    expect(inOrder).toEqual([ids.euro, ids.cheap, ids.dear, ids.none, ids.over, ids.lapsed])
    const pages = await Promise.all(
      [0, 1, 2].map((offset) => read({ sort: 'price', priceMax: usd(90_000), limit: 1, offset })),
    )
    expect(pages.map(({ list }) => list[0]?.id)).toEqual(most.list.slice(0, 3).map(({ id }) => id))
    expect(pages.map(({ total }) => total)).toEqual([most.total, most.total, most.total])
  })

  it('in a month tells its price, and compares that', async () => {
    const months = Array.from({ length: 12 }, (): 'good' | 'closed' => 'good')
    // Neither has begun.
    const [month, later] = [2, 6].map((ahead) => ((new Date().getUTCMonth() + ahead) % 12) + 1)
    if (month === undefined || later === undefined) throw new Error('Two months')
    const inYear = (day: string) => `${String(month).padStart(2, '0')}-${day}`
    const destinationId = await makeDestination(admin)
    const tour = (fields: object) => makeTour(admin, { destinationId, months, ...fields })
    const ids = {
      seasonal: await tour({
        priceFrom: usd(7_000),
        priceBands: [{ months: [month], amount: 9_000 }],
      }),
      days: await tour({
        priceFrom: usd(8_000),
        priceBands: [{ spans: [{ from: inYear('10'), to: inYear('12') }], amount: 9_500 }],
      }),
      euro: await tour({ priceFrom: { amount: 1_000, currency: 'EUR' } }),
      none: await tour({}),
      closed: await tour({ priceFrom: usd(5_000), months: months.with(month - 1, 'closed') }),
      lapsed: await tour({ priceFrom: usd(5_000), priceFromUntil: '2020-01-01' }),
    }
    const all: string[] = Object.values(ids)
    const read = async (query: object) => {
      const { list } = await call('listTours', { brief: true, ...query })
      return list.filter(({ id }) => all.includes(id))
    }
    const prices = async (query: object) =>
      (await read(query)).map(({ id, priceInMonth }) => [id, priceInMonth])
    const inMonth = {
      [ids.seasonal]: { from: usd(9_000), to: null },
      [ids.days]: { from: usd(8_000), to: usd(9_500) },
      [ids.euro]: { from: { amount: 1_000, currency: 'EUR' }, to: null },
      [ids.none]: null,
      [ids.lapsed]: null,
    }
    expect(Object.fromEntries(await prices({ month }))).toEqual(inMonth)
    expect((await read({})).every((card) => !('priceInMonth' in card))).toBe(true)
    const sorted = await prices({ month, sort: 'price' })
    expect(sorted.map(([id]) => id)).toEqual([
      ids.euro,
      ids.days,
      ids.seasonal,
      ids.lapsed,
      ids.none,
    ])
    expect(Object.fromEntries(sorted)).toEqual(inMonth)
    expect(await prices({ month, priceMax: usd(8_999) })).toEqual([[ids.days, inMonth[ids.days]]])
    const { list, total } = await call('listTours', {
      month,
      priceMax: usd(9_000),
      sort: '-price',
      limit: 1,
      offset: 1,
    })
    expect({ ids: list.map(({ id }) => id), total }).toEqual({ ids: [ids.days], total: 2 })
    expect(await prices({ month: later, priceMax: usd(7_000) })).toEqual([
      [ids.closed, { from: usd(5_000), to: null }],
      [ids.seasonal, { from: usd(7_000), to: null }],
    ])
  })

  it('is made anew every day of the agency', async () => {
    const priceFrom = { amount: 77, currency: 'BRL' }
    const until = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    const id = await makeCircuit(admin, { priceFrom, priceFromUntil: until })
    const read = async () => {
      const { list } = await call('listCircuits', { priceMax: priceFrom })
      return list.map((each) => each.id)
    }
    expect(await read()).toEqual([id])
    app.advanceClock(42 * 86_400)
    expect(await read()).toEqual([])
    app.advanceClock(-42 * 86_400)
    expect(await read()).toEqual([id])
  })

  it('is one of circuits, packages and experiences', async () => {
    const id = await makePackage(admin, { priceFrom: usd(1) })
    const { list } = await call('listPackages', { priceMax: usd(1), sort: 'price' })
    expect(list.map((each) => each.id)).toContain(id)
    await expect(
      call('listPackages', { priceMax: { amount: 1, currency: 'XXY' } }),
    ).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
  })
})

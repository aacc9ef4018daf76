import { parseCsv } from 'hucre/csv'
import { beforeAll, describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import type { PayloadOf } from '#contract/index.ts'
import { startTestApp, type TestUser } from '#testing/app.ts'
import { makeCircuit, makeDestination, makeDetails, makeHotel } from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'

const app = await startTestApp()
const { admin } = app

let circuit = ''
let place = ''
let net: TestUser
let commission: TestUser
let ownPercent: TestUser

async function makeAgent(terms: PayloadOf<'addAgency'>['terms'], sheets = ['general']) {
  const { id } = await admin('addAgency', { name: 'Agencia', country: 'ES', terms, sheets })
  return app.makeUser({ agencyId: id })
}

beforeAll(async () => {
  place = await makeDestination(admin, { details: makeDetails('Salta') })
  const other = await makeDestination(admin, { details: makeDetails('Jujuy') })
  circuit = await makeCircuit(admin, {
    destinationIds: [place, other],
    details: makeDetails('Quebradas'),
  })
  net = await makeAgent({ kind: 'net' })
  commission = await makeAgent({ kind: 'commission' })
  ownPercent = await makeAgent({ kind: 'commission', percent: 15 })
})

const listed = async (who: TestUser, query: PayloadOf<'listRates'> = {}) =>
  (await who.call('listRates', query)).list

describe('a rate', () => {
  it('is complete: what is not said follows from its kind and seasons', async () => {
    const { id } = await admin('addRate', makeRate({ entityId: circuit, sheet: 'whole' }))
    const [rate] = (await admin('listRates', { sheet: 'whole' })).list
    expect(rate).toMatchObject({
      id,
      externalId: null,
      pricedBy: 'start',
      validFrom: '2027-03-01',
      validTo: '2027-09-30',
      vat: 'included',
      residents: 'nonResidents',
      commission: null,
      commissionable: true,
      commissionFixed: false,
      status: true,
      item: {
        details: [{ name: 'Quebradas' }],
        destinations: [{ details: [{ name: 'Salta' }] }, { details: [{ name: 'Jujuy' }] }],
      },
    })
    expect(rate?.seasons[0]).toMatchObject({
      name: 'Low',
      from: '2027-03-01',
      to: '2027-06-30',
      ranges: [{ from: '2027-03-01', to: '2027-06-30' }],
      minNights: null,
    })
    expect(rate?.seasons[0]?.lines[0]).toEqual({
      basis: 'double',
      pax: null,
      per: 'person',
      perNight: false,
      supplement: false,
      ages: null,
      bed: null,
      room: null,
      board: null,
      service: null,
      class: null,
      commissionable: true,
      net: 100_000,
      gross: 125_000,
    })
    await admin('deleteRate', { id })
  })

  it('of a hotel counts by the night; children and infants have their usual ages', async () => {
    const hotel = await makeHotel(admin, { destinationId: place })
    const lines = [
      { basis: 'double', net: 1 },
      { basis: 'child', net: 1 },
      { basis: 'infant', net: 1 },
      { basis: 'unit', net: 1 },
    ] as const
    const season = { from: '2027-01-01', to: '2027-01-31', lines: [...lines] }
    await admin('addRate', makeRate({ entityType: 'hotel', entityId: hotel, seasons: [season] }))
    const [rate] = (await admin('listRates', { entityId: hotel })).list
    expect(rate?.pricedBy).toBe('night')
    expect(rate?.seasons[0]?.lines).toMatchObject([
      { perNight: true, per: 'person', ages: null },
      { ages: { from: 2, to: 11 } },
      { ages: { from: 0, to: 1 } },
      { per: 'service' },
    ])
  })

  it.each([
    [
      'seasons that overlap, naming both',
      [
        { name: 'A', from: '2027-01-01', to: '2027-02-10', lines: [] },
        { name: 'B', ranges: [{ from: '2027-02-10', to: '2027-02-20' }], lines: [] },
      ],
      { path: 'seasons.1.ranges.0', message: `${messages.seasonsOverlap}: A / B` },
    ],
    [
      'the same line twice',
      [
        {
          from: '2027-01-01',
          to: '2027-01-02',
          lines: [
            { basis: 'double' as const, net: 1 },
            { basis: 'double' as const, per: 'person' as const, net: 2 },
          ],
        },
      ],
      { path: 'seasons.0.lines.1', message: messages.lineRepeated },
    ],
    [
      'a season without days',
      [{ lines: [] }],
      { path: 'seasons.0.from', message: messages.required },
    ],
  ])('refuses %s', async (_what, seasons, issue) => {
    await expect(admin('addRate', makeRate({ entityId: circuit, seasons }))).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [issue] },
    })
  })

  it('keeps its seasons within its validity, in an edit too', async () => {
    const { id } = await admin('addRate', makeRate({ entityId: circuit, sheet: 'validity' }))
    await expect(admin('editRate', { id, validTo: '2027-08-01' })).rejects.toMatchObject({
      context: {
        issues: [{ path: 'seasons.1.ranges.0', message: messages.outsideValidity }],
      },
    })
    await admin('editRate', { id, validTo: '2027-12-31', commission: 10.005 })
    expect((await admin('listRates', { sheet: 'validity' })).list).toMatchObject([
      { validTo: '2027-12-31', commission: 10.01, seasons: [{ name: 'Low' }, { name: 'High' }] },
    ])
    await expect(
      admin('editRate', { id, status: false, updatedAt: new Date('2020-01-01') }),
    ).rejects.toMatchObject({ name: 'EDIT_CONFLICT_ERROR' })
  })

  it('is of something that is there, and known by one external id', async () => {
    await expect(
      admin('addRate', makeRate({ entityId: crypto.randomUUID() })),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    await expect(
      admin('addRate', makeRate({ entityId: circuit, entityType: 'hotel' })),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    await admin('addRate', makeRate({ entityId: circuit, externalId: 'T-1', sheet: 'ids' }))
    await expect(
      admin('addRate', makeRate({ entityId: circuit, externalId: 'T-1' })),
    ).rejects.toMatchObject({
      context: { issues: [{ path: 'externalId', message: messages.taken }] },
    })
  })

  it('is copied for next year: days moved, prices raised and rounded, under no external id', async () => {
    const given = makeRate({
      entityId: circuit,
      externalId: 'T-2027',
      sheet: 'this year',
      stopSales: [{ from: '2027-04-01', to: '2027-04-03' }],
      extras: [
        { label: { en: 'Park' }, amount: 3_333, payable: 'onSpot' },
        { label: { en: 'Dinner' }, amount: 3_333, payable: 'here' },
      ],
    })
    const { id } = await admin('addRate', given)
    const { warnings } = await admin('duplicateRate', {
      id,
      sheet: 'next year',
      shiftDays: 364,
      percent: 7.5,
      wholeUnits: true,
    })
    expect(warnings).toEqual([])
    const [copy] = (await admin('listRates', { sheet: 'next year' })).list
    expect(copy).toMatchObject({
      status: false,
      externalId: null,
      validFrom: '2028-02-28',
      stopSales: [{ from: '2028-03-30', to: '2028-04-01' }],
      extras: [{ amount: 3_333 }, { amount: 3_600 }],
      seasons: [
        {
          lines: [
            { net: 107_500, gross: 134_400 },
            { net: 150_500, gross: 188_100 },
          ],
        },
        { lines: [{ net: 129_000, gross: null }] },
      ],
    })
  })

  it('goes with its item, waits in the trash with it, and comes back', async () => {
    const gone = await makeCircuit(admin, {})
    const { id } = await admin('addRate', makeRate({ entityId: gone, sheet: 'bin' }))
    await admin('deleteCircuit', { id: gone })
    expect((await admin('listRates', { sheet: 'bin' })).total).toBe(0)
    await admin('restoreFromBin', { kind: 'circuit', id: gone })
    expect((await admin('listRates', { sheet: 'bin' })).list).toMatchObject([{ id }])
  })
})

describe('what an agency is shown', () => {
  beforeAll(async () => {
    await admin('addRate', makeRate({ entityId: circuit, commission: 10 }))
  })

  it('follows net terms: net, and nothing of gross or commission', async () => {
    const [rate] = await listed(net)
    expect(rate?.commission).toBeNull()
    expect(rate?.seasons.map(({ lines }) => lines.length)).toEqual([2, 1])
    for (const line of rate?.seasons.flatMap(({ lines }) => lines) ?? []) {
      expect(line.net).toBeGreaterThan(0)
      expect(line).not.toHaveProperty('gross')
      expect(line).not.toHaveProperty('commission')
    }
  })

  it('follows commission terms: gross and commission, never net, and nothing that is sold net only', async () => {
    const [rate] = await listed(commission)
    expect(rate?.commission).toBe(10)
    expect(rate?.seasons).toMatchObject([
      {
        lines: [
          { gross: 125_000, commission: 12_500 },
          { gross: 175_000, commission: 17_500 },
        ],
      },
      { lines: [] },
    ])
    expect(JSON.stringify(rate)).not.toMatch(/"net"|100000|140000|120000/)
    const [own] = await listed(ownPercent)
    expect(own).toMatchObject({
      commission: 15,
      seasons: [{ lines: [{ commission: 18_750 }, {}] }, {}],
    })
  })

  it('keeps to a fixed percentage, and to none where a line or a rate is not commissionable', async () => {
    const season = (commissionable: boolean) => ({
      from: '2027-01-01',
      to: '2027-01-31',
      lines: [{ basis: 'double' as const, net: 1, gross: 1_000, commissionable }],
    })
    const add = (fields: Partial<PayloadOf<'addRate'>>) =>
      admin('addRate', makeRate({ entityId: circuit, sheet: 'fixed', ...fields }))
    const fixed = await makeAgent({ kind: 'commission', percent: 20 }, ['fixed'])
    await add({ seasons: [season(true)], commission: 5, commissionFixed: true })
    await add({ seasons: [season(false)], commission: 5, validTo: '2027-02-01' })
    await add({ seasons: [season(true)], commissionable: false, validTo: '2027-03-01' })
    const lines = (await listed(fixed)).flatMap(({ seasons }) => seasons[0]?.lines ?? [])
    expect(lines.map((line) => [line.commissionable, line.commission])).toEqual(
      expect.arrayContaining([
        [true, 50],
        [false, 0],
        [false, 0],
      ]),
    )
  })

  it('is its sheets alone, of what is visible, enabled and on sale', async () => {
    const agent = await makeAgent({ kind: 'net' }, ['mine'])
    const add = (fields: Partial<PayloadOf<'addRate'>>) =>
      admin('addRate', makeRate({ entityId: circuit, sheet: 'mine', ...fields }))
    const hidden = await makeCircuit(admin, {})
    const shown = await add({})
    await add({ status: false })
    await add({ bookTo: '2020-01-01' })
    await add({ bookFrom: '2099-01-01' })
    await add({ entityId: hidden })
    await admin('toggleCircuitStatus', { id: hidden })
    expect((await listed(agent)).map(({ id }) => id)).toEqual([shown.id])
    expect((await agent.call('listRates')).total).toBe(1)
    expect((await admin('listRates', { sheet: 'mine' })).total).toBe(5)
    expect((await listed(agent, { sheet: 'general' })).length).toBe(0)
  })

  it('is nothing without terms, without an agency, and for an agency that waits', async () => {
    const without = await makeAgent(null)
    const loner = await app.makeUser()
    const { id } = await admin('addAgency', {
      name: 'Espera',
      country: 'ES',
      terms: { kind: 'net' },
      status: 'pending',
    })
    const waiting = await app.makeUser({ agencyId: id })
    for (const who of [without, loner, waiting]) {
      expect(await who.call('listRates')).toEqual({ list: [], total: 0 })
      expect((await (await who.call('exportRates')).text()).trim().split('\r\n')).toHaveLength(1)
    }
  })

  it('is what an admin sees as that agency; agents look as nobody else', async () => {
    const { id } = await net.call('getMyAgency')
    const asNet = await admin('listRates', { asAgency: id })
    expect(asNet.list).toEqual(await listed(net))
    expect(await listed(commission, { asAgency: id })).toEqual(await listed(commission))
    await expect(admin('listRates', { asAgency: crypto.randomUUID() })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })

  it('stands newest first, or item by item', async () => {
    const zonda = await makeCircuit(admin, { details: makeDetails('Zonda') })
    const add = (entityId: string) => admin('addRate', makeRate({ entityId, sheet: 'order' }))
    const ids = [(await add(circuit)).id, (await add(zonda)).id, (await add(circuit)).id]
    const [first, ofZonda, last] = ids
    const inOrder = async (query: PayloadOf<'listRates'>) =>
      (await admin('listRates', { sheet: 'order', ...query })).list.map(({ id }) => id)
    expect(await inOrder({})).toEqual([last, ofZonda, first])
    expect(await inOrder({ limit: 1, offset: 1 })).toEqual([ofZonda])
    expect((await inOrder({ sort: 'item' })).at(-1)).toBe(ofZonda)
  })

  it('is narrowed by place, kind, day, words and date of change', async () => {
    const only = async (query: PayloadOf<'listRates'>) => (await listed(net, query)).length
    expect(await only({ destinationId: place })).toBeGreaterThan(0)
    expect(await only({ destinationId: await makeDestination(admin) })).toBe(0)
    expect(await only({ validOn: '2027-03-12', entityId: circuit })).toBe(1)
    expect(await only({ validOn: '2027-10-01', entityId: circuit })).toBe(0)
    expect(await only({ keyword: 'QUEBRADAS' })).toBe(1)
    expect(await only({ keyword: 'patagonia' })).toBe(0)
    expect(await only({ entityType: 'tour' })).toBe(0)
    expect(await only({ updatedSince: new Date(Date.now() + 60_000) })).toBe(0)
  })

  it('is exported in the reader’s language, one row a price, in whole units and without ids', async () => {
    const asked = { entityId: circuit, lang: 'en' as const }
    const csv = await (await commission.call('exportRates', asked)).text()
    const [header = [], ...rows] = parseCsv(csv, { typeInference: false }).map((row) =>
      row.map(String),
    )
    const table = rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])))
    expect(table).toMatchObject([
      {
        Item: 'Quebradas',
        From: '2027-03-01',
        To: '2027-06-30',
        Basis: 'Double',
        Price: '1250',
        Per: 'per person',
        Commission: '125',
        Conditions: 'VAT included\nFor non-residents',
      },
      { Basis: 'Single', Price: '1750', Commission: '175' },
    ])
    expect(csv).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
    const inPortuguese = await commission.call('exportRates', { ...asked, lang: 'pt' })
    expect(await inPortuguese.text()).toMatch(/^\uFEFF?Produto/)
    const workbook = await net.call('exportRates', { format: 'xlsx' })
    expect(workbook.name).toBe('rates.xlsx')
  })
})

it('every sheet is listed with how many rates and agencies name it', async () => {
  const { list } = await admin('listSheets')
  const general = list.find(({ sheet }) => sheet === 'general')
  expect(general?.agencies).toBeGreaterThan(2)
  expect(list.find(({ sheet }) => sheet === 'this year')).toEqual({
    sheet: 'this year',
    rates: 1,
    agencies: 0,
  })
})

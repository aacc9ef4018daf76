import { describe, expect, it } from 'vitest'
import { localDay } from '#contract/base/dates/local-day.ts'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { AgencyTerms } from '#contract/trade/agency-fields.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makeDestination, makeHotel } from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'

const app = await startTestApp()
const { admin } = app

interface Entry {
  id: string
  withdrawn?: true
  [field: string]: unknown
}

interface Page {
  asOf: string
  next: string | null
  list: Entry[]
}

const get = (key: string, query = '', headers = {}) =>
  app.server.inject({
    url: `/feed/v1/rates.json${query}`,
    headers: { authorization: `Bearer ${key}`, ...headers },
  })

async function read(key: string, query = ''): Promise<Page> {
  const response = await get(key, query)
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json<Page>()
}

/** An agency with somebody who works there and a key of its own. */
async function makeReader(terms: AgencyTerms | null, sheets = ['general']) {
  const { id } = await admin('addAgency', { name: 'Sur', country: 'AR', terms, sheets })
  const { key } = await admin('addApiKey', { name: 'Sur', scopes: ['rates:read'], agencyId: id })
  const { call } = await app.makeUser({ agencyId: id })
  return { id, key, call }
}

/** As the feed tells what its agents are shown: by id, without what items are called. */
const asFed = ({ list }: AnswerOf<'listRates'>) =>
  (JSON.parse(JSON.stringify(list)) as Entry[])
    .map(({ item: _item, updatedAt: _at, ...rate }) => rate)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

const withoutMoments = (list: Entry[]) => list.map(({ at: _at, ...entry }) => entry)

/** All pages of a traversal. */
async function traverse(key: string, since?: string): Promise<Page> {
  const list: Entry[] = []
  let cursor: string | null = null
  let asOf = ''
  do {
    const query = { limit: '2', ...(cursor && { cursor }), ...(since && { changedSince: since }) }
    const page: Page = await read(key, `?${new URLSearchParams(query)}`)
    list.push(...page.list)
    asOf ||= page.asOf
    cursor = page.next
  } while (cursor)
  return { list, asOf, next: null }
}

function apply(mirror: Map<string, Entry>, list: Entry[]): void {
  for (const entry of list) {
    if (entry.withdrawn) mirror.delete(entry.id)
    else mirror.set(entry.id, entry)
  }
}

/** A day from now, by the office's clock: rates begin and end with its days. */
const inDays = (count: number) =>
  dayOfNumber(dayNumber(localDay('America/Argentina/Buenos_Aires', app.services.clock())) + count)

describe('the feed of rates', () => {
  it('tells each agency what its agents are shown, page by page, in one language where one is asked for', async () => {
    const entityId = await makeCircuit(admin)
    const remarks = { en: 'Bring boots', es: 'Traiga botas' }
    for (const sheet of ['general', 'general', 'general', 'europe']) {
      await admin('addRate', makeRate({ entityId, sheet, remarks, commission: 12 }))
    }
    await admin('addRate', makeRate({ entityId, status: false }))
    const hidden = await makeCircuit(admin, { status: false })
    await admin('addRate', makeRate({ entityId: hidden }))
    const readers = [
      await makeReader({ kind: 'net' }),
      await makeReader({ kind: 'commission', percent: 10 }, ['europe', 'general']),
    ]
    for (const { key, call } of readers) {
      const expected = asFed(await call('listRates'))
      expect(expected.length).toBeGreaterThan(2)
      const { list } = await traverse(key)
      expect(withoutMoments(list)).toEqual(expected)
      const [first] = (await read(key, '?lang=es')).list
      expect(first?.['remarks']).toEqual({ es: 'Traiga botas' })
      expect((await read(key, '?lang=pt')).list[0]?.['remarks']).toEqual({ en: 'Bring boots' })
    }
    const [net, commission] = readers
    expect((await get(net?.key ?? '')).body).not.toContain('gross')
    expect((await get(commission?.key ?? '')).body).not.toContain('"net"')
  })

  it('wants its scope and an agency; without terms there is nothing, and nothing opens for a suspended one', async () => {
    const reader = await makeReader(null)
    expect((await read(reader.key)).list).toEqual([])
    await admin('editAgency', { id: reader.id, terms: { kind: 'net' }, status: 'pending' })
    expect((await read(reader.key)).list).toEqual([])
    await admin('editAgency', { id: reader.id, status: 'suspended' })
    expect((await get(reader.key)).statusCode).toBe(401)
    const { key: alone } = await admin('addApiKey', { name: 'Alone', scopes: ['rates:read'] })
    const { key: other } = await admin('addApiKey', {
      name: 'Other',
      scopes: ['catalogue:read', 'quotes:write'],
      agencyId: reader.id,
    })
    await admin('editAgency', { id: reader.id, status: 'approved' })
    for (const key of [alone, other]) {
      const refused = await get(key)
      expect(refused.statusCode).toBe(403)
      expect(refused.json()).toEqual({ name: 'FORBIDDEN_ERROR', context: {} })
    }
    const table = await app.server.inject({
      url: '/feed/v1/rates.csv',
      headers: { authorization: `Bearer ${reader.key}` },
    })
    expect(table.statusCode).toBe(404)
  })

  it('is not sent again where nothing has changed, and is where anything has', async () => {
    const { key, id } = await makeReader({ kind: 'net' }, ['tags'])
    const entityId = await makeCircuit(admin)
    const rate = await admin('addRate', makeRate({ entityId, sheet: 'tags' }))
    let etag = ''
    const isNews = async () => {
      const response = await get(key, '', { 'if-none-match': etag })
      etag = String(response.headers.etag)
      return response.statusCode === 200
    }
    expect([await isNews(), await isNews()]).toEqual([true, false])
    await admin('editRate', { id: rate.id, commission: 3 })
    expect([await isNews(), await isNews()]).toEqual([true, false])
    await admin('toggleCircuitStatus', { id: entityId })
    expect([await isNews(), await isNews()]).toEqual([true, false])
    await admin('editAgency', { id, terms: { kind: 'commission' } })
    expect([await isNews(), await isNews()]).toEqual([true, false])
    await admin('addRate', makeRate({ entityId, sheet: 'another' }))
    expect(await isNews()).toBe(false)
    app.advanceClock(86_400)
    expect(await isNews()).toBe(true)
    app.advanceClock(-86_400)
  })

  it('who traverses it again and again has what agents are shown, whatever is done meanwhile', async () => {
    const { key, call } = await makeReader({ kind: 'net' }, ['a', 'b'])
    const destinationId = await makeDestination(admin)
    const hotel = await makeHotel(admin, { destinationId })
    const circuit = await makeCircuit(admin)
    const add = async (fields: object) =>
      (await admin('addRate', makeRate({ entityId: circuit, sheet: 'a', ...fields }))).id
    const [first, second, third] = [await add({}), await add({ sheet: 'b' }), await add({})]
    await add({ sheet: 'c' })
    const ofHotel = await add({ entityType: 'hotel', entityId: hotel })
    const ends = await add({ bookTo: inDays(3) })
    const begins = await add({ bookFrom: inDays(3) })
    const mirror = new Map<string, Entry>()
    let { asOf, list } = await traverse(key)
    apply(mirror, list)
    /** The result of a traversal of changes: ids, withdrawn ones with a minus. */
    const news = async () => {
      ;({ asOf, list } = await traverse(key, asOf))
      apply(mirror, list)
      const expected = asFed(await call('listRates', { limit: 100 }))
      const kept = [...mirror.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
      expect(withoutMoments(kept)).toEqual(expected)
      return list
        .filter(({ id }) => id !== ends && id !== begins)
        .map(({ id, withdrawn }) => (withdrawn ? `-${id}` : id))
        .toSorted()
    }
    expect(await news()).toEqual([])
    await admin('editRate', { id: first, commission: 7 })
    const copied = await admin('duplicateRate', { id: first, sheet: 'b', shiftDays: 364 })
    expect(await news()).toEqual([first])
    await admin('editRate', { id: copied.id, status: true })
    expect(await news()).toEqual([copied.id])
    await admin('editRate', { id: second, sheet: 'a' })
    await admin('editRate', { id: third, sheet: 'c' })
    expect(await news()).toEqual([`-${third}`, second].toSorted())
    await admin('editRate', { id: first, status: false })
    await admin('deleteRate', { id: copied.id })
    expect(await news()).toEqual([`-${first}`, `-${copied.id}`].toSorted())
    await admin('toggleDestinationStatus', { id: destinationId })
    expect(await news()).toEqual([`-${ofHotel}`])
    await admin('toggleDestinationStatus', { id: destinationId })
    expect(await news()).toEqual([ofHotel])
    await admin('deleteHotel', { id: hotel })
    expect(await news()).toEqual([`-${ofHotel}`])
    await admin('restoreFromBin', { kind: 'hotel', id: hotel })
    await news()
    await admin('toggleHotelStatus', { id: hotel })
    await news()
    expect(mirror.has(ends) && !mirror.has(begins)).toBe(true)
    const later = 4 * 86_400
    app.advanceClock(later)
    const { list: ending } = await traverse(key, asOf)
    expect(ending.find(({ id }) => id === ends)).toMatchObject({ withdrawn: true })
    expect(ending.find(({ id }) => id === begins)).toMatchObject({ currency: 'USD' })
    app.advanceClock(-later)
  })

  it('tells no end of a rate that the key never saw', async () => {
    const { key } = await makeReader({ kind: 'net' }, ['a'])
    const entityId = await makeCircuit(admin)
    const add = async (fields: object) =>
      (await admin('addRate', makeRate({ entityId, sheet: 'a', ...fields }))).id
    let { asOf } = await traverse(key)
    const news = async () => {
      const read = await traverse(key, asOf)
      asOf = read.asOf
      return read.list.map(({ id, withdrawn }) => (withdrawn ? `-${id}` : id))
    }
    const hidden = await add({ status: false })
    const ahead = await add({ bookFrom: inDays(30) })
    const over = await add({ bookTo: inDays(-30) })
    expect(await news()).toEqual([])
    for (const id of [hidden, ahead, over]) await admin('editRate', { id, commission: 7 })
    expect(await news()).toEqual([])
    await admin('deleteRate', { id: ahead })
    await admin('deleteRate', { id: over })
    expect(await news()).toEqual([])
    await admin('editRate', { id: hidden, status: true })
    expect(await news()).toEqual([hidden])
    await admin('editRate', { id: hidden, status: false })
    expect(await news()).toEqual([`-${hidden}`])
    await admin('deleteRate', { id: hidden })
    expect(await news()).toEqual([`-${hidden}`])
  })

  it('begins anew once the agency has other terms or sheets, or the key another agency', async () => {
    const reader = await makeReader({ kind: 'net' })
    const { asOf } = await read(reader.key)
    const since = (moment: string) => `?changedSince=${encodeURIComponent(moment)}`
    const isRefused = async (moment: string) =>
      (await get(reader.key, since(moment))).statusCode === 410
    expect(await isRefused(asOf)).toBe(false)
    await admin('editAgency', { id: reader.id, phone: '+54 387 000' })
    expect(await isRefused(asOf)).toBe(false)
    await admin('editAgency', { id: reader.id, terms: { kind: 'commission', percent: 5 } })
    expect(await isRefused(asOf)).toBe(true)
    const anew = await read(reader.key)
    expect(await isRefused(anew.asOf)).toBe(false)
    const other = await makeReader({ kind: 'net' }, ['europe'])
    await admin('mergeAgencies', { from: reader.id, into: other.id })
    const refused = await get(reader.key, since(anew.asOf))
    expect(refused.statusCode).toBe(410)
    expect(refused.json()).toMatchObject({ context: { issues: [{ path: 'changedSince' }] } })
    expect(await isRefused((await read(reader.key)).asOf)).toBe(false)
  })
})

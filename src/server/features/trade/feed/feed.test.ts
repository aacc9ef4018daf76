import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import type { KeyScope } from '#contract/trade/keys.ts'
import { startTestApp } from '#testing/app.ts'
import {
  addPicture,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeTour,
} from '#testing/factories.ts'
import { csvRows } from '#testing/sheets.ts'
import { restartPublicationLog } from '#server/features/catalogue/publication-log/rebuild.ts'

const app = await startTestApp({ SITE_URL: 'https://viajes.example.com' })
const { admin } = app

async function makeKey(scopes: KeyScope[] = ['catalogue:read'], origins: string[] = []) {
  const { key } = await admin('addApiKey', { name: 'Partner', scopes, origins })
  return key
}

const key = await makeKey()

function get(path: string, headers: Record<string, string> = {}) {
  return app.server.inject({
    url: `/feed/v1/${path}`,
    headers: { host: 'viajes.example.com', authorization: `Bearer ${key}`, ...headers },
  })
}

interface Page {
  asOf: string
  next: string | null
  list: ({ id: string } & Record<string, unknown>)[]
}

async function read(path: string): Promise<Page> {
  const response = await get(path)
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json<Page>()
}

const since = (moment: string) => `changedSince=${encodeURIComponent(moment)}`

describe('a feed', () => {
  it('tells the whole of what the public sees, by id, with whole addresses and never a hidden thing', async () => {
    const destinationId = await makeDestination(admin, {
      details: makeDetails('Salta', ['en', 'es']),
    })
    const other = await makeDestination(admin)
    await makeDestination(admin, { status: false })
    await addPicture(admin, destinationId, 'main')
    const itinerary = [
      {
        day: 1,
        destinationId,
        details: makeDetails().map(({ lang }) => ({ lang, title: 'Arrival', text: 'We meet.' })),
      },
    ]
    const circuit = await makeCircuit(admin, { destinationIds: [destinationId, other], itinerary })
    const { list, next, asOf } = await read('destinations.json')
    expect(list.map(({ id }) => id)).toEqual([destinationId, other].toSorted())
    expect(next).toBeNull()
    expect(Date.parse(asOf)).toBeLessThanOrEqual(app.services.clock().getTime() + 1)
    const salta = list.find(({ id }) => id === destinationId)
    expect(salta).toMatchObject({
      url: `https://viajes.example.com/en/destinations/${destinationId}/salta`,
      details: [{ lang: 'en' }, { lang: 'es' }],
      region: { name: expect.any(String) },
      media: [
        { position: 'main', url: expect.stringMatching(/^https:\/\/viajes\.example\.com\//) },
      ],
    })
    const inSpanish = await read('destinations.json?lang=es')
    expect(inSpanish.list.find(({ id }) => id === destinationId)).toMatchObject({
      url: `https://viajes.example.com/es/destinations/${destinationId}/salta`,
      details: [{ lang: 'es' }],
    })
    expect(inSpanish.list.find(({ id }) => id === other)).toMatchObject({
      details: [{ lang: 'en' }],
    })
    expect((await read('circuits.json')).list).toMatchObject([
      { id: circuit, itinerary: [{ day: 1, details: [{ title: 'Arrival' }] }] },
    ])
    expect((await get('circuits.json')).body).not.toMatch(/"(net|gross|commission)"/)
  })

  it('goes on where a page ended, by link and by cursor', async () => {
    const ids = [await makeTour(admin), await makeTour(admin), await makeTour(admin)].toSorted()
    const first = await get('tours.json?limit=2&lang=pt')
    const { next, asOf, list } = first.json<Page>()
    expect(list.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(first.headers['as-of']).toBe(asOf)
    const [, address = ''] =
      /^<https:\/\/viajes\.example\.com\/feed\/v1\/(.*)>; rel="next"$/.exec(
        String(first.headers.link),
      ) ?? []
    expect(address).toContain(`lang=pt&limit=2&cursor=${next}`)
    await makeTour(admin)
    const second = await get(address)
    expect(second.json<Page>()).toMatchObject({ asOf })
    expect(second.json<Page>().list.map(({ id }) => id)).toContain(ids[2])
  })

  it('tells what changed since, what came and what went, itself or through another', async () => {
    const destinationId = await makeDestination(admin)
    const hotel = await makeHotel(admin, { destinationId })
    const gone = await makeHotel(admin)
    const { asOf } = await read('hotels.json')
    expect((await read(`hotels.json?${since(asOf)}`)).list).toEqual([])
    const added = await makeHotel(admin)
    await admin('editHotel', { id: added, details: makeDetails('Other') })
    await admin('deleteHotel', { id: gone })
    await admin('toggleDestinationStatus', { id: destinationId })
    const withdrawn = { withdrawn: true, at: expect.any(String) }
    const { list } = await read(`hotels.json?${since(asOf)}`)
    expect(list).toHaveLength(3)
    const byId = new Map(list.map((entry) => [entry.id, entry]))
    expect(byId.get(gone)).toEqual({ id: gone, ...withdrawn })
    expect(byId.get(hotel)).toEqual({ id: hotel, ...withdrawn })
    expect(byId.get(added)).toMatchObject({ details: [{ name: 'Other' }] })
    const later = (await read(`hotels.json?${since(asOf)}`)).asOf
    await admin('toggleDestinationStatus', { id: destinationId })
    expect((await read(`hotels.json?${since(later)}`)).list).toMatchObject([
      { id: hotel, url: expect.any(String) },
    ])
  })

  it('is not sent again where nothing has changed', async () => {
    const id = await makeDestination(admin)
    const { headers } = await get('destinations.json')
    const etag = String(headers.etag)
    const again = await get('destinations.json', { 'if-none-match': `"x", ${etag}` })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
    expect((await get('destinations.json?lang=es', { 'if-none-match': etag })).statusCode).toBe(200)
    await admin('editDestination', { id, altitude: 2 })
    expect((await get('destinations.json', { 'if-none-match': etag })).statusCode).toBe(200)
  })

  it('is to be had as a table', async () => {
    const { asOf } = await read('tours.json')
    const id = await makeTour(admin, {
      details: makeDetails('=1+1', ['en', 'es']),
      tags: ['a', 'b'],
      priceFrom: { amount: 125_050, currency: 'USD' },
      priceBands: [{ months: [1], amount: 150_050 }],
      service: 'private',
    })
    const gone = await makeTour(admin)
    await admin('deleteTour', { id: gone })
    const rows = async (query: string): Promise<Record<string, string>[]> => {
      const response = await get(`tours.csv?${since(asOf)}&${query}`)
      expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(response.headers['as-of']).toBeDefined()
      return csvRows(new File([response.body.replace(/^\uFEFF/, '')], 'feed.csv'))
    }
    const all = new Map((await rows('')).map((row) => [row['id'], row]))
    expect(all.get(id)).toMatchObject({ withdrawn: 'false', 'name.es': "'=1+1", tags: 'a | b' })
    expect(all.get(id)).toMatchObject({ 'priceFrom.amount': '125050', 'priceFrom.currency': 'USD' })
    expect(all.get(id)).toMatchObject({ service: 'private' })
    expect(JSON.parse(all.get(id)?.['priceBands'] ?? '')).toMatchObject([{ amount: 150_050 }])
    expect(all.get(gone)).toMatchObject({ withdrawn: 'true', at: expect.stringMatching(/Z$/) })
    const [row] = await rows('lang=es')
    expect(Object.keys(row ?? {})).toContain('name.es')
    expect(Object.keys(row ?? {})).not.toContain('name.en')
  })

  it('does not go back further than it knows', async () => {
    const daysAgo = (days: number) => new Date(app.services.clock().getTime() - days * 86_400_000)
    expect((await get(`tours.json?${since(daysAgo(399).toISOString())}`)).statusCode).toBe(200)
    const tooOld = await get(`tours.json?${since(daysAgo(401).toISOString())}`)
    expect(tooOld.statusCode).toBe(410)
    expect(tooOld.json()).toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'changedSince' }] },
    })
    await restartPublicationLog(app.services.database.db)
    expect((await get(`tours.json?${since(daysAgo(1).toISOString())}`)).statusCode).toBe(410)
    const { asOf } = await read('tours.json')
    expect((await get(`tours.json?${since(asOf)}`)).statusCode).toBe(200)
    await app.services.database.db.execute(sql`update shown_record set known_from = null`)
  })

  it.each([
    ['limit=0', messages.numberTooSmall],
    ['limit=501', messages.numberTooLarge],
    ['limit=x', messages.invalid],
    ['lang=de', messages.invalid],
    ['cursor=x', messages.invalid],
    // No id, though of its letters and length.
    [`cursor=${Buffer.from(`1 ${'-'.repeat(36)}`).toString('base64url')}`, messages.invalid],
    [`cursor=${Buffer.from(`1 ${'a'.repeat(36)}`).toString('base64url')}`, messages.invalid],
    [`cursor=${'x'.repeat(201)}`, messages.tooLong],
    ['changedSince=yesterday', messages.invalid],
    ['changedSince=2026-11-01', messages.invalid],
  ])('refuses %s', async (query, message) => {
    const response = await get(`tours.json?${query}`)
    expect(response.statusCode).toBe(400)
    const [path] = query.split('=')
    expect(response.json()).toMatchObject({ context: { issues: [{ path, message }] } })
  })
})

describe('a key', () => {
  it('opens what its scopes say, and is counted', async () => {
    const wrong = { authorization: 'Bearer nandu_wrong' }
    for (const headers of [wrong, { authorization: '' }, { authorization: key }]) {
      const refused = await get('tours.json', headers)
      expect(refused.statusCode).toBe(401)
      expect(refused.json()).toEqual({ name: 'INVALID_TOKEN', context: {} })
    }
    const writer = await makeKey(['quotes:write'])
    const forbidden = await get('tours.json', { authorization: `Bearer ${writer}` })
    expect(forbidden.statusCode).toBe(403)
    expect(forbidden.json()).toEqual({ name: 'FORBIDDEN_ERROR', context: {} })
    const { list } = await admin('listApiKeys')
    expect(list.find(({ scopes }) => scopes[0] === 'quotes:write')).toMatchObject({
      callsToday: 1,
      lastUsedAt: expect.any(Date),
    })
    expect((await get('nothing.json')).statusCode).toBe(404)
    expect((await get('tours.xml')).statusCode).toBe(404)
    expect(JSON.stringify(app.logs())).not.toContain(writer.slice(6))
  })

  it('lets the pages of its origins read, after any key’s origin was let ask', async () => {
    const origin = 'https://partner.example.com'
    const own = await makeKey(['catalogue:read'], [origin])
    const allowed = 'access-control-allow-origin'
    const ask = (from: string) =>
      app.server.inject({
        method: 'OPTIONS',
        url: '/feed/v1/tours.json',
        headers: {
          host: 'viajes.example.com',
          origin: from,
          'access-control-request-method': 'GET',
        },
      })
    expect((await ask(origin)).headers).toMatchObject({
      [allowed]: origin,
      'access-control-allow-headers': expect.stringContaining('authorization'),
    })
    expect((await ask('https://else.example.com')).headers).not.toHaveProperty(allowed)
    const withOwn = { authorization: `Bearer ${own}` }
    expect((await get('tours.json', { ...withOwn, origin })).headers).toMatchObject({
      [allowed]: origin,
      vary: expect.stringContaining('origin'),
    })
    expect((await get('tours.json', { origin })).headers).not.toHaveProperty(allowed)
    const elsewhere = { ...withOwn, origin: 'https://else.example.com' }
    expect((await get('tours.json', elsewhere)).headers).not.toHaveProperty(allowed)
  })
})

import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { kinds } from '#contract/base/kinds.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { startTestApp } from '#testing/app.ts'
import { addPicture, makeDestination, makeDetails, makeItem } from '#testing/factories.ts'
import { purgeKitLinks } from '#server/platform/auth/tokens/kit-links.ts'
import { toZip } from './zip.ts'

const app = await startTestApp({ SITE_URL: 'https://viajes.example.com' })
const { admin } = app
const { db } = app.services.database
const host = 'viajes.example.com'

const agency = await admin('addAgency', { name: 'Sur', country: 'AR', terms: { kind: 'net' } })
const boss = await app.makeUser({ role: 'admin' })
const agent = await app.makeUser({ agencyId: agency.id })

const get = (url: string, token?: string) =>
  app.server.inject({
    url,
    headers: { host, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  })

const pathOf = (url: string) => url.replace('https://viajes.example.com', '')

async function unzip(url: string, token?: string): Promise<Record<string, Uint8Array>> {
  const response = await get(url, token)
  if (response.statusCode !== 200) throw new Error(response.body)
  return unzipSync(response.rawPayload)
}

describe('a kit', () => {
  it('has texts in each language, facts, and the largest public picture of each, with what is said of it', async () => {
    const details = makeDetails('Valle <rojo>', ['en', 'es']).map((each) => ({
      ...each,
      description: '**High** valleys\n\n- salt\n- [more](/en/tours)',
      highlights: ['Salt flats'],
      practical: [{ topic: 'money' as const, text: 'Bring cash.' }],
      questions: [{ question: 'Is it high?', answer: 'Yes & no.' }],
    }))
    const id = await makeDestination(admin, { details, altitude: 3_500 })
    const { id: mediaId } = await addPicture(admin, id, 'detail')
    await addPicture(admin, id, 'main')
    await admin('editMedia', { mediaId, caption: { es: 'El salar' }, credit: 'Eva Luna' })
    await app.mails()
    const response = await get(`/kit/destination/${id}.zip`, agent.token)
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-disposition': 'attachment; filename="valle-rojo.zip"',
    })
    const files = unzipSync(response.rawPayload)
    expect(Object.keys(files)).toEqual([
      'item.json',
      'texts/en.md',
      'texts/en.html',
      'texts/es.md',
      'texts/es.html',
      'pictures/captions.txt',
      'pictures/01-main.jpg',
      'pictures/02-detail.jpg',
    ])
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(text('texts/en.md')).toContain('# Valle <rojo>\n\n**High** valleys')
    expect(text('texts/es.md')).toContain('## Lo más destacado\n\n- Salt flats')
    const html = text('texts/en.html')
    expect(html).toContain('<h1>Valle &lt;rojo&gt;</h1>')
    expect(html).toContain('<a href="https://viajes.example.com/en/tours">more</a>')
    expect(html).toContain('<h2>Money</h2>\n<p>Bring cash.</p>')
    expect(html).toContain('<p>Yes &amp; no.</p>')
    expect(text('pictures/captions.txt')).toContain('02-detail.jpg\nes: El salar\n© Eva Luna')
    const item = JSON.parse(text('item.json')) as Record<string, unknown>
    expect(item).toMatchObject({
      kind: 'destination',
      id,
      altitude: 3_500,
      pictures: [
        { file: 'pictures/01-main.jpg', position: 'main' },
        { file: 'pictures/02-detail.jpg', credit: 'Eva Luna', caption: { es: 'El salar' } },
      ],
    })
    expect(text('item.json')).not.toMatch(/"\/media\//)
    const rows = await db.execute<{ original_key: string; sources: { width: number }[] }>(
      sql`select original_key, sources from media where id = ${mediaId}`,
    )
    const [row] = rows.rows
    const widest = Math.max(...(row?.sources.map(({ width }) => width) ?? []))
    const { width, exif } = await sharp(files['pictures/02-detail.jpg']).metadata()
    expect({ width, exif }).toEqual({ width: widest, exif: undefined })
    expect(JSON.stringify(item)).not.toContain(row?.original_key)
  })

  it('is made of every kind, with the days of journeys', async () => {
    const days = [
      { day: 1, details: [{ lang: 'en' as const, title: 'Arrival', text: 'We meet.' }] },
    ]
    for (const kind of kinds) {
      const id = await makeItem[kind](admin, kind === 'circuit' ? { itinerary: days } : {})
      const files = await unzip(`/kit/${kind}/${id}.zip`, agent.token)
      expect(JSON.parse(strFromU8(files['item.json'] ?? new Uint8Array()))).toMatchObject({
        kind,
        id,
      })
      if (kind !== 'circuit') continue
      expect(strFromU8(files['texts/en.md'] ?? new Uint8Array())).toContain(
        '## Day 1: Arrival\n\nWe meet.',
      )
    }
  })

  it('is for who is logged in, and of what the public sees', async () => {
    const id = await makeDestination(admin)
    const path = `/kit/destination/${id}.zip`
    expect((await get(path, boss.token)).statusCode).toBe(200)
    for (const token of [undefined, 'nothing']) {
      const refused = await get(path, token)
      expect(refused.statusCode).toBe(401)
      expect(refused.json()).toEqual({ name: 'INVALID_TOKEN', context: {} })
    }
    const unknown = [
      `/kit/tour/${id}.zip`,
      `/kit/destination/${randomUUID()}.zip`,
      '/kit/destination/x.zip',
      `/kit/rate/${id}.zip`,
    ]
    for (const other of unknown) {
      expect((await get(other, agent.token)).json()).toMatchObject({ name: 'NOT_FOUND_ERROR' })
    }
    await admin('toggleDestinationStatus', { id })
    const missing = { name: 'NOT_FOUND_ERROR' }
    for (const [token, call] of [
      [agent.token, agent.call],
      [boss.token, admin],
    ] as const) {
      expect((await get(path, token)).statusCode).toBe(404)
      await expect(call('getKitLink', { kind: 'destination', id })).rejects.toMatchObject(missing)
    }
  })
})

it('is read as it is sent: who goes away leaves no file open', async () => {
  const opened: Readable[] = []
  const storage = {
    ...app.services.mediaPipeline.storage,
    open: async () => {
      const stream = Readable.from(endless())
      opened.push(stream)
      return { stream, size: 0 }
    },
  }
  const pictures = ['1', '2'].map((file) => ({ file, key: file, medium: {} as Media }))
  const zip = toZip(storage, { name: 'x', texts: [], pictures })
  let read = 0
  for await (const chunk of zip) {
    read += (chunk as Uint8Array).length
    if (read > 1_000_000) break
  }
  expect(read).toBeLessThan(2_000_000)
  await eventually(() => expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]))
})

async function* endless() {
  for (;;) yield Buffer.alloc(65_536)
}

describe('a link to a kit', () => {
  const kind = 'destination' as const

  it('opens one kit for ten minutes, its token kept as a hash', async () => {
    const id = await makeDestination(admin)
    const { url, expiresAt } = await agent.call('getKitLink', { kind, id })
    expect(url).toMatch(
      new RegExp(`^https://viajes\\.example\\.com/kit/destination/${id}\\.zip\\?link=[\\w-]{43}$`),
    )
    expect(Math.abs(+expiresAt - +app.services.clock() - 600_000)).toBeLessThan(30_000)
    const token = new URL(url).searchParams.get('link') ?? ''
    const rows = await db.execute(sql`select to_jsonb(l)::text as row from kit_links l`)
    expect(rows.rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows.rows)).not.toContain(token)
    expect(Object.keys(await unzip(pathOf(url)))).toContain('item.json')
    const other = await makeDestination(admin)
    for (const path of [
      pathOf(url).replace(id, other),
      `/kit/destination/${id}.zip?link=${token}x`,
      `/kit/tour/${id}.zip?link=${token}`,
    ]) {
      expect((await get(path)).json()).toMatchObject({ name: 'NOT_FOUND_ERROR' })
    }
    expect(JSON.stringify(app.logs())).not.toContain(token)
    app.advanceClock(601)
    expect((await get(pathOf(url))).statusCode).toBe(404)
    await purgeKitLinks(db, app.services.clock())
    expect((await db.execute(sql`select 1 from kit_links`)).rows).toEqual([])
    app.advanceClock(-601)
  })

  it.each<[string, (userId: string, agencyId: string) => Promise<unknown>]>([
    ['the agency is suspended', (_user, id) => admin('editAgency', { id, status: 'suspended' })],
    [
      'the user is not approved any more',
      (id) => db.execute(sql`update users set is_approved = false where id = ${id}`),
    ],
    ['the user is deleted', (id) => admin('deleteUser', { id })],
    ['the item is hidden', () => Promise.resolve()],
  ])('dies at once when %s', async (why, end) => {
    const id = await makeDestination(admin)
    const own = await admin('addAgency', { name: 'Una', country: 'AR', terms: { kind: 'net' } })
    const user = await app.makeUser({ agencyId: own.id })
    const { url } = await user.call('getKitLink', { kind, id })
    expect((await get(pathOf(url))).statusCode).toBe(200)
    await (why === 'the item is hidden'
      ? admin('toggleDestinationStatus', { id })
      : end(user.id, own.id))
    const dead = await get(pathOf(url))
    expect(dead.statusCode).toBe(404)
    expect(dead.json()).toEqual({ name: 'NOT_FOUND_ERROR', context: {} })
  })
})

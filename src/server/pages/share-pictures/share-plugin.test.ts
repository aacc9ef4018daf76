import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { sharePicturePath } from '#contract/site/share-pictures.ts'
import { startTestApp } from '#testing/app.ts'
import {
  addPicture,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeIncentive,
  makePackage,
  makePicture,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers })

async function listShares(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.services.mediaPipeline.storage.list('shares')) keys.push(key)
  return keys
}

const iguazu = { location: { lat: -25.695278, lng: -54.436667 } }
const buenosAires = { location: { lat: -34.603722, lng: -58.381592 } }

async function makeRoute() {
  const ids = [
    await makeDestination(app.admin, { ...buenosAires, details: makeDetails('Buenos Aires') }),
    await makeDestination(app.admin, { ...iguazu, details: makeDetails('Iguazú') }),
  ]
  const id = await makeCircuit(app.admin, {
    destinationIds: ids,
    details: makeDetails('Two waters'),
  })
  return { id, ids }
}

const pathOf = async (id: string) =>
  sharePicturePath(
    'es',
    'circuit',
    await app.call('landingDetailCircuit', { id }),
    await app.call('getSite'),
  )

describe('the picture of a shared page', () => {
  it('is a JPEG of 1200×630, kept for a year under the item’s own version', async () => {
    const { id } = await makeRoute()
    const answer = await get(await pathOf(id))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const { format, width, height } = await sharp(answer.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    const unversioned = await get(`/share/es/circuit/${id}.jpg`)
    expect(unversioned.headers['cache-control']).toBe('public, max-age=3600')
    const known = { 'if-none-match': String(answer.headers.etag) }
    expect((await get(await pathOf(id), known)).statusCode).toBe(304)
  })

  it('is made once, however many ask at once', async () => {
    const { id } = await makeRoute()
    const before = (await listShares()).length
    const answers = await Promise.all([1, 2, 3].map(() => get(`/share/en/circuit/${id}.jpg`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await listShares()).length).toBe(before + 1)
  })

  it('has another address and another content once the item changes', async () => {
    const { id } = await makeRoute()
    const [oldPath, old] = [await pathOf(id), await get(await pathOf(id))]
    await app.admin('editCircuit', { id, details: makeDetails('Three waters') })
    const [path, changed] = [await pathOf(id), await get(await pathOf(id))]
    expect(path).not.toBe(oldPath)
    expect(changed.headers.etag).not.toBe(old.headers.etag)
    expect(changed.rawPayload.equals(old.rawPayload)).toBe(false)
  })

  it('follows what it shows of others, and its main picture', async () => {
    const { id, ids } = await makeRoute()
    const etag = async () => (await get(await pathOf(id))).headers.etag
    const first = await etag()
    await app.admin('editDestination', { id: ids[0] ?? '', details: makeDetails('Rosario') })
    const second = await etag()
    const form = { id, position: 'main' as const, file: await makePicture(800, 1200) }
    await app.admin('addCircuitMedia', form)
    expect(new Set([first, second, await etag()]).size).toBe(3)
  })

  it('is another one in each language that the item has', async () => {
    const details = textLanguages.map((lang) => ({
      lang,
      name: `Name ${lang}`,
      description: 'About.',
    }))
    const id = await makeDestination(app.admin, { details })
    const answers = await Promise.all(
      textLanguages.map((each) => get(`/share/${each}/destination/${id}.jpg`)),
    )
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(textLanguages.length)
  })

  it('exists for every kind, with and without location and picture', async () => {
    const destination = await makeDestination(app.admin, iguazu)
    await addPicture(app.admin, destination, 'main')
    const items = {
      destination,
      tour: await makeTour(app.admin, { destinationId: destination }),
      hotel: await makeHotel(app.admin, { destinationId: destination }),
      incentive: await makeIncentive(app.admin),
      package: await makePackage(app.admin),
      circuit: await makeCircuit(app.admin),
    }
    for (const [kind, id] of Object.entries(items)) {
      const answer = await get(`/share/pt/${kind}/${id}.jpg`)
      expect([kind, answer.statusCode]).toEqual([kind, 200])
    }
  })

  it('is none of what visitors do not see, nor of what there is not', async () => {
    const { id } = await makeRoute()
    expect((await get(`/share/es/circuit/${id}.jpg`)).statusCode).toBe(200)
    await app.admin('toggleCircuitStatus', { id })
    const path = `/share/es/circuit/${id}.jpg`
    const hidden = await get(path)
    expect(hidden.statusCode).toBe(404)
    expect(hidden.headers['cache-control']).toBe('no-store')
    for (const url of [
      path.replace('circuit', 'package'),
      path.replace('circuit', 'quote'),
      path.replace('/es/', '/fr/'),
      path.replace('.jpg', '.png'),
      '/share/es/circuit/no-uuid.jpg',
      `/share/es/circuit/${'0'.repeat(36)}.jpg`,
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  })
})

describe('many who ask for pictures that have to be made', () => {
  it('are refused beyond the limit, and not for those that are there', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on' })
    const take = () => limited.services.rateLimits.take('sharePicture', '127.0.0.1')
    for (let count = 0; count < 60; count += 1) await take()
    const id = await makeDestination(limited.admin)
    const url = `/share/es/destination/${id}.jpg`
    const refused = await limited.server.inject({ url })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
    limited.advanceClock(61)
    expect((await limited.server.inject({ url })).statusCode).toBe(200)
    for (let count = 0; count < 60; count += 1) await take()
    expect((await limited.server.inject({ url })).statusCode).toBe(200)
  })
})

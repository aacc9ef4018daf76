import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Media } from '#contract/catalogue/media.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { encodeMissingAvif } from '../pictures/encode-avif-job.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeHotel,
  makeIncentive,
  makePackage,
  makePicture,
  makeTour,
  makeVideo,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin, services } = app
const unknownId = '00000000-0000-4000-8000-000000000000'

/** Red at its left, green in the middle, blue at its right. */
async function makeFlag(): Promise<Blob> {
  const stripe = (background: string, left: number) => ({
    input: { create: { width: 300, height: 300, channels: 3 as const, background } },
    left,
    top: 0,
  })
  const bytes = await sharp({
    create: { width: 900, height: 300, channels: 3, background: '#ffffff' },
  })
    .composite([stripe('#e00000', 0), stripe('#00a000', 300), stripe('#0000e0', 600)])
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' })
}

const flag = await makeFlag()
const position = 'main' as const

const owners: [string, () => Promise<Media>][] = [
  ['destination', async () => add('addDestinationMedia', await makeDestination(admin))],
  ['tour', async () => add('addTourMedia', await makeTour(admin))],
  ['circuit', async () => add('addCircuitMedia', await makeCircuit(admin))],
  ['package', async () => add('addPackageMedia', await makePackage(admin))],
  ['hotel', async () => add('addHotelMedia', await makeHotel(admin))],
  ['incentive', async () => add('addIncentiveMedia', await makeIncentive(admin))],
  ['banner', () => admin('uploadBannerContent', { file: flag })],
]

type AddName =
  | 'addDestinationMedia'
  | 'addTourMedia'
  | 'addCircuitMedia'
  | 'addPackageMedia'
  | 'addHotelMedia'
  | 'addIncentiveMedia'

function add(name: AddName, id: string): Promise<Media> {
  return admin(name, { id, position, file: flag })
}

/** The colours of a picture's left and right edge. */
async function edgesOf({ url }: { url: string }): Promise<string[]> {
  const { rawPayload } = await app.server.inject(url)
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  const row = Math.floor(info.height / 2) * info.width
  return [10, info.width - 10].map((x) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((row + x) * info.channels)
    return red > 150 ? 'red' : green > 100 ? 'green' : blue > 150 ? 'blue' : 'other'
  })
}

const statusOf = async (url: string) => (await app.server.inject(url)).statusCode

describe.each(owners)('what is said of a picture of the %s', (owner, make) => {
  it('is edited, answered and recorded', async () => {
    const before = await make()
    expect(before).toMatchObject({
      alt: {},
      caption: {},
      credit: null,
      focus: { x: 0.5, y: 0.5 },
      decorative: false,
    })
    const mediaId = before.id
    const alt = { es: ' Tres franjas ', en: 'Three stripes' }
    const said = await admin('editMedia', { mediaId, alt, credit: 'Ana', decorative: true })
    const texts = { alt: { es: 'Tres franjas', en: 'Three stripes' }, credit: 'Ana' }
    expect(said).toEqual({ ...before, ...texts, decorative: true })
    // What is not named stays, what is emptied goes.
    const cleared = await admin('editMedia', { mediaId, caption: { pt: 'Bandeira' }, credit: '' })
    expect(cleared).toEqual({ ...said, caption: { pt: 'Bandeira' }, credit: null })
    const itemId = before.ownerId ?? before.id
    const [last] = (await admin('listActivity', { itemId })).list
    expect(last).toMatchObject({ kind: owner, action: 'edit' })
  })

  it('has a focus, around which it is cut again', async () => {
    const before = await make()
    const left = await admin('editMedia', { mediaId: before.id, focus: { x: 0, y: 0.5 } })
    expect(left).toMatchObject({ focus: { x: 0, y: 0.5 }, position: before.position })
    expect([left.width, left.height]).toEqual([before.width, before.height])
    expect(left.sources.map(({ url }) => url)).not.toContain(before.sources[0]?.url)
    expect((await edgesOf(left))[0]).toBe('red')
    const right = await admin('editMedia', { mediaId: before.id, focus: { x: 1, y: 0.5 } })
    expect((await edgesOf(right))[1]).toBe('blue')
    await services.jobs.drain()
    expect(await statusOf(before.url)).toBe(404)
    expect(await statusOf(left.url)).toBe(404)
    expect(await statusOf(right.url)).toBe(200)
    // The same focus again changes nothing.
    const again = await admin('editMedia', { mediaId: before.id, focus: { x: 1, y: 0.5 } })
    expect(again.url).toBe(right.url)
  })
})

describe('a focus', () => {
  it('is kept where nothing is cut, and counts once the picture moves', async () => {
    const id = await makeDestination(admin)
    const detail = await admin('addDestinationMedia', { id, position: 'detail', file: flag })
    const focus = { x: 0, y: 0.5 }
    const edited = await admin('editMedia', { mediaId: detail.id, focus })
    expect(edited).toEqual({ ...detail, focus })
    const moved = await admin('editDestinationMediaPosition', { mediaId: detail.id, position })
    expect(await edgesOf(moved)).toEqual(['red', 'red'])
  })

  it('of two calls at once leaves one picture, all of whose files are there', async () => {
    const { id: mediaId } = await add('addTourMedia', await makeTour(admin))
    const outcomes = await Promise.allSettled(
      [0, 0.5, 1].map((x) => admin('editMedia', { mediaId, focus: { x, y: 0.5 } })),
    )
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 503 })
    }
    await services.jobs.drain()
    const { sources } = await admin('editMedia', { mediaId })
    for (const { url } of sources) expect(await statusOf(url)).toBe(200)
  })

  it('of a video is only kept', async () => {
    const id = await makeDestination(admin)
    const video = await admin('addDestinationMedia', { id, position, file: makeVideo() })
    const focus = { x: 0.2, y: 0.3 }
    expect(await admin('editMedia', { mediaId: video.id, focus })).toEqual({ ...video, focus })
    await admin('editMedia', { mediaId: video.id, decorative: true })
    const cleared = { mediaId: video.id, focus: null, decorative: null }
    expect(await admin('editMedia', cleared)).toEqual(video)
  })
})

describe('editMedia refuses', () => {
  it('an unknown medium, and anyone who is no admin', async () => {
    await expect(admin('editMedia', { mediaId: unknownId })).rejects.toMatchObject({ status: 404 })
    const { id: mediaId } = await admin('uploadBannerContent', { file: flag })
    const user = await app.makeUser()
    await expect(user.call('editMedia', { mediaId })).rejects.toMatchObject({ status: 403 })
  })

  it.each([
    ['alt.es', { alt: { es: 'a'.repeat(251) } }],
    ['caption.pt', { caption: { pt: 'a'.repeat(251) } }],
    ['credit', { credit: 'a'.repeat(121) }],
    ['focus.x', { focus: { x: 1.01, y: 0 } }],
    ['focus.y', { focus: { x: 0, y: -0.01 } }],
  ])('%s beyond its limit', async (path, wrong) => {
    const { id: mediaId } = await admin('uploadBannerContent', { file: flag })
    await expect(admin('editMedia', { mediaId, ...wrong })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path }] },
    })
  })
})

describe('a picture that is replaced', () => {
  it('keeps place and texts, and its old files go', async () => {
    const id = await makeHotel(admin)
    const first = await add('addHotelMedia', id)
    const second = await add('addHotelMedia', id)
    await admin('editMedia', { mediaId: first.id, alt: { en: 'A flag' }, focus: { x: 0, y: 0 } })
    const file = await makePicture(500, 700)
    const replaced = await admin('replaceMedia', { mediaId: first.id, file })
    expect(replaced).toMatchObject({
      id: first.id,
      order: 1,
      alt: { en: 'A flag' },
      focus: { x: 0.5, y: 0.5 },
    })
    await services.jobs.drain()
    const { media: all } = await admin('detailHotel', { id })
    expect(all.map((each) => each.id)).toEqual([first.id, second.id])
    for (const { url } of all[0]?.sources ?? []) expect(await statusOf(url)).toBe(200)
    expect(await statusOf(first.url)).toBe(404)
  })

  it('is no video, nor a video a picture', async () => {
    const id = await makeHotel(admin)
    const { id: mediaId } = await add('addHotelMedia', id)
    await expect(admin('replaceMedia', { mediaId, file: makeVideo() })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'file' }] },
    })
  })
})

describe('AVIF', () => {
  const typesOf = ({ sources }: Media) => [...new Set(sources.map(({ type }) => type))]

  it('follows soon after an upload, and after each new cut', async () => {
    const id = await makeDestination(admin)
    const added = await add('addDestinationMedia', id)
    expect(typesOf(added)).toEqual(['image/webp', 'image/jpeg'])
    await services.jobs.drain()
    const encoded = await admin('editMedia', { mediaId: added.id })
    expect(typesOf(encoded)).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
    expect(encoded.url).toBe(added.url)
    const [avif] = encoded.sources
    const reply = await app.server.inject(avif?.url ?? '')
    expect(reply.headers['content-type']).toBe('image/avif')
    const cut = await admin('editMedia', { mediaId: added.id, focus: { x: 1, y: 0 } })
    expect(typesOf(cut)).toEqual(['image/webp', 'image/jpeg'])
    await services.jobs.drain()
    expect(await statusOf(avif?.url ?? '')).toBe(404)
    expect(typesOf(await admin('editMedia', { mediaId: added.id }))).toContain('image/avif')
    await admin('removeDestinationMedia', { mediaId: added.id })
    await services.jobs.drain()
  })

  it('is made of pictures of earlier versions after a start', async () => {
    const added = await add('addTourMedia', await makeTour(admin))
    await services.jobs.drain()
    await services.database.db
      .update(media)
      .set({ sources: sql`jsonb_path_query_array(sources, '$[*] ? (@.type != "image/avif")')` })
      .where(eq(media.id, added.id))
    await encodeMissingAvif(services)
    await services.jobs.drain()
    expect(typesOf(await admin('editMedia', { mediaId: added.id }))).toContain('image/avif')
  })

  it('is made of nothing where AVIF is off', async () => {
    const without = await startTestApp({ AVIF: 'off' })
    const id = await makeDestination(without.admin)
    const { id: mediaId } = await without.admin('addDestinationMedia', {
      id,
      position,
      file: flag,
    })
    await without.services.jobs.drain()
    const kept = await without.admin('editMedia', { mediaId })
    expect(typesOf(kept)).toEqual(['image/webp', 'image/jpeg'])
  })
})

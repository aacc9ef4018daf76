import { describe, expect, it } from 'vitest'
import type { Kind } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { limits } from '#contract/base/limits.ts'
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
  makeVideo,
} from '#testing/factories.ts'
import { sampleFacts } from '#testing/sample-facts.ts'

const app = await startTestApp()
const { admin, services } = app

const factories: [Kind, () => Promise<string>][] = [
  [
    'destination',
    () => makeDestination(admin, { aliases: ['Alias'], tags: ['mar'], starred: true }),
  ],
  ['tour', () => makeTour(admin, { starred: true })],
  ['circuit', () => makeCircuit(admin, { starred: true, bannedTags: ['mar'] })],
  ['package', () => makePackage(admin, { starred: true })],
  ['hotel', () => makeHotel(admin)],
  ['incentive', () => makeIncentive(admin)],
]

type Item = Record<string, unknown> & { details: { lang: string; name: string }[] }
const call = admin as unknown as (name: string, payload: object) => Promise<Item>
const detailOf = (kind: Kind, id: string) =>
  call(operationsOfKind[kind].detail, { id, adminPanel: true })
const statusOf = async (url: string) => (await app.server.inject(url)).statusCode

describe.each(factories)('a copy of a %s', (kind, make) => {
  it('is the same but for what there is once, and for who may see it', async () => {
    const id = await make()
    const details = makeDetails('Ñandú', ['es', 'en', 'pt'])
    await call(operationsOfKind[kind].edit, { id, ...sampleFacts(kind).given, details })
    const model = await detailOf(kind, id)
    const { id: copyId } = await admin('duplicateItem', { kind, id })
    const copy = await detailOf(kind, copyId)
    const names = Object.fromEntries(copy.details.map(({ lang, name }) => [lang, name]))
    expect(names).toEqual({ es: 'Ñandú (copia)', en: 'Ñandú (copy)', pt: 'Ñandú (cópia)' })
    const own = {
      id: copyId,
      status: false,
      externalId: null,
      details: model.details.map((entry) => ({ ...entry, name: names[entry.lang] })),
      updatedAt: copy['updatedAt'],
      ...('starred' in model && { starred: false }),
      ...('code' in model && { code: null }),
    }
    expect(copy).toEqual({ ...model, ...own })
    const { list } = await admin('listVersions', { kind, id: copyId })
    expect(list).toHaveLength(1)
    const activity = await admin('listActivity', { itemId: copyId })
    expect(activity.list.map(({ action }) => action)).toEqual(['add'])
  })
})

describe('a copy with media', () => {
  it('has files of its own, also on its days', async () => {
    const id = await makeCircuit(admin)
    const file = await makePicture()
    const slider = await admin('addCircuitMedia', { id, position: 'slider', file })
    const main = await admin('addCircuitMedia', { id, position: 'main', file: makeVideo() })
    const detail = await admin('addCircuitMedia', { id, position: 'detail', file })
    const said = { alt: { en: 'A sea' }, credit: 'Ana', decorative: true }
    await admin('editMedia', { mediaId: slider.id, ...said, focus: { x: 0, y: 1 } })
    await admin('editCircuit', { id, itinerary: [{ day: 2, mediaIds: [detail.id, slider.id] }] })
    await services.jobs.drain()
    const model = await admin('detailCircuit', { id })
    const { id: copyId } = await admin('duplicateItem', { kind: 'circuit', id, media: true })
    await services.jobs.drain()
    const copy = await admin('detailCircuit', { id: copyId, adminPanel: true })
    const sameOf = ({ media }: typeof model) =>
      media.map(({ position, order, type, alt, credit, decorative, focus, sources }) => {
        return { position, order, type, alt, credit, decorative, focus, files: sources.length }
      })
    expect(sameOf(copy)).toEqual(sameOf(model))
    expect(copy.media[0]).toMatchObject({ ...said, focus: { x: 0, y: 1 } })
    const [first, , third] = copy.media
    expect(copy.itinerary[0]?.mediaIds).toEqual([third?.id, first?.id])
    const urls = (of: typeof model) =>
      of.media.flatMap(({ url, sources }) => [url, ...sources.map((source) => source.url)])
    expect(urls(copy).filter((url) => urls(model).includes(url))).toEqual([])
    for (const mediaId of [slider.id, main.id, detail.id]) {
      await admin('removeCircuitMedia', { mediaId })
    }
    await services.jobs.drain()
    for (const url of urls(copy)) expect(await statusOf(url)).toBe(200)
    // What it keeps to itself is cut again, so its original is its own.
    const moved = await admin('editCircuitMediaPosition', {
      mediaId: first?.id ?? '',
      position: 'main',
    })
    expect(await statusOf(moved.url)).toBe(200)
  })

  it('has none unless asked to', async () => {
    const id = await makeCircuit(admin)
    const { id: mediaId } = await admin('addCircuitMedia', {
      id,
      position: 'detail',
      file: await makePicture(),
    })
    await admin('editCircuit', { id, itinerary: [{ day: 2, mediaIds: [mediaId] }] })
    const { id: copyId } = await admin('duplicateItem', { kind: 'circuit', id })
    const copy = await admin('detailCircuit', { id: copyId, adminPanel: true })
    expect(copy.media).toEqual([])
    expect(copy.itinerary).toMatchObject([{ day: 2, mediaIds: [] }])
  })

  it('leaves no file when it is refused', async () => {
    const id = await makeDestination(admin)
    await addPicture(admin, id)
    const { storage } = services.mediaPipeline
    const count = async () => {
      let files = 0
      for (const folder of ['images', 'originals'])
        for await (const _ of storage.list(folder)) files += 1
      return files
    }
    await services.jobs.drain()
    const before = await count()
    const original = storage.moveIn
    let moved = 0
    storage.moveIn = async (...rest) => {
      moved += 1
      if (moved === 4) throw new Error('full')
      await original(...rest)
    }
    await expect(
      admin('duplicateItem', { kind: 'destination', id, media: true }),
    ).rejects.toMatchObject({ status: 503 })
    storage.moveIn = original
    expect(moved).toBe(4)
    expect(await count()).toBe(before)
  })
})

describe('the name of a copy', () => {
  it.each([
    ['x'.repeat(255), `${'x'.repeat(248)} (copy)`],
    [`${'x'.repeat(247)}👩‍🚀👩‍🚀`, `${'x'.repeat(247)} (copy)`],
    [`${'x'.repeat(240)} yyyyyyyy`, `${'x'.repeat(240)} yyyyyyy (copy)`],
    ['x (copy)', 'x (copy) (copy)'],
  ])('is cut to fit', async (name, expected) => {
    const id = await makeHotel(admin, { details: makeDetails(name) })
    const { id: copyId } = await admin('duplicateItem', { kind: 'hotel', id })
    const [entry] = (await admin('detailHotel', { id: copyId, adminPanel: true })).details
    expect(entry?.name).toBe(expected)
    expect(entry?.name.length).toBeLessThanOrEqual(limits.nameMaxLength)
  })
})

it('is no copy of what is not there', async () => {
  const id = await makeHotel(admin)
  await expect(admin('duplicateItem', { kind: 'tour', id })).rejects.toMatchObject({
    name: 'NOT_FOUND_ERROR',
  })
})

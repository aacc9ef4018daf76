import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeHotel, makeTour } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

const destinationId = await makeDestination(admin, { tags: ['vino', 'ñandúes'] })
await makeTour(admin, { destinationId, tags: ['vino', 'árboles'] })
const secret = await makeHotel(admin, { destinationId, tags: ['secreto'], status: false })

const names = { es: 'Vinos', en: 'Wine' }
const unnamed = ['árboles', 'ñandúes'].map((tag) => ({ tag, names: {} }))

it('tags are named, listed with their names and uses, and found by them', async () => {
  expect(await admin('editTag', { tag: ' VINO ', names })).toEqual({ tag: 'vino', names })
  const vino = { tag: 'vino', names, uses: 2 }
  expect((await admin('listTags')).list).toEqual([
    { tag: 'árboles', names: {}, uses: 1 },
    { tag: 'ñandúes', names: {}, uses: 1 },
    { tag: 'secreto', names: {}, uses: 1 },
    vino,
  ])
  for (const keyword of ['WINE', 'vin', 'vinos']) {
    expect((await admin('listTags', { keyword })).list).toEqual([vino])
  }
})

it('an edit keeps names that it leaves out as a whole, and null takes them away', async () => {
  expect(await admin('editTag', { tag: 'vino', names })).toEqual({ tag: 'vino', names })
  expect(await admin('editTag', { tag: 'vino' })).toEqual({ tag: 'vino', names })
  expect(await admin('editTag', { tag: 'vino', names: { pt: 'Vinho' } })).toEqual({
    tag: 'vino',
    names: { pt: 'Vinho' },
  })
  expect(await admin('editTag', { tag: 'vino', names: null })).toEqual({ tag: 'vino', names: {} })
  expect(await admin('editTag', { tag: 'vino' })).toEqual({ tag: 'vino', names: {} })
  expect((await app.call('getTagNames')).list).toEqual([...unnamed, { tag: 'vino', names: {} }])
})

it('a tag that no item has cannot be named; one that comes back has its names', async () => {
  const refused = admin('editTag', { tag: 'nadie', names })
  await expect(refused).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR', status: 404 })
  const long = admin('editTag', { tag: 'vino', names: { en: 'x'.repeat(256) } })
  await expect(long).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
  const id = await makeDestination(admin, { tags: ['volver'] })
  await admin('editTag', { tag: 'volver', names })
  await admin('editDestination', { id, tags: [] })
  await expect(admin('editTag', { tag: 'volver' })).rejects.toThrow('NOT_FOUND_ERROR')
  await admin('editDestination', { id, tags: ['volver'] })
  expect((await admin('listTags', { keyword: 'volver' })).list).toMatchObject([{ names }])
  await admin('deleteDestination', { id })
})

it('the public learns the names of what it can see, and of nothing else', async () => {
  await admin('editTag', { tag: 'vino', names })
  await admin('editTag', { tag: 'secreto', names: { en: 'Secret' } })
  const vino = { tag: 'vino', names }
  expect((await app.call('getTagNames')).list).toEqual([...unnamed, vino])
  await admin('toggleHotelStatus', { id: secret })
  expect((await app.call('getTagNames')).list).toEqual([
    ...unnamed,
    { tag: 'secreto', names: { en: 'Secret' } },
    vino,
  ])
  await admin('toggleDestinationStatus', { id: destinationId })
  expect((await app.call('getTagNames')).list).toEqual([])
  await admin('toggleDestinationStatus', { id: destinationId })
})

it('who named a tag is recorded', async () => {
  await admin('editTag', { tag: 'ñandúes', names })
  await admin('editTag', { tag: 'ñandúes', names })
  const { list } = await admin('listActivity', { kind: 'tag' })
  const ofTag = list.filter(({ itemName }) => itemName === 'ñandúes')
  expect(ofTag).toMatchObject([{ action: 'edit', itemId: null, fields: ['names'] }])
})

import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeHotel, makeTour } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

const destinationId = await makeDestination(admin, { tags: ['vino', 'ñandúes'] })
await makeTour(admin, { destinationId, tags: ['vino', 'árboles'] })
const secret = await makeHotel(admin, { destinationId, tags: ['secreto'], status: false })

const names = { es: 'Vinos', en: 'Wine' }
/** As `listTags` answers a tag of no common theme that has no aliases. */
const bare = { aliases: null, defaultAliases: [] }
const unnamed = ['árboles', 'ñandúes'].map((tag) => ({ tag, names: {} }))

it('tags are named, listed with their names and uses, and found by them', async () => {
  expect(await admin('editTag', { tag: ' VINO ', names })).toEqual({ tag: 'vino', names })
  const defaultAliases = expect.arrayContaining(['wineries', 'vinícola', 'Weingut', '酒庄'])
  const vino = { tag: 'vino', names, uses: 2, aliases: null, defaultAliases }
  expect((await admin('listTags')).list).toEqual([
    { tag: 'árboles', names: {}, uses: 1, ...bare },
    { tag: 'ñandúes', names: {}, uses: 1, ...bare },
    { tag: 'secreto', names: {}, uses: 1, ...bare },
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

it('aliases are stored beside names: a list, an empty one, and none again', async () => {
  const read = async () => (await admin('listTags', { keyword: 'árboles' })).list[0]
  expect(await read()).toMatchObject({ names: {}, ...bare })
  const edited = await admin('editTag', { tag: 'árboles', aliases: [' Bosque ', 'woods'] })
  expect(edited).toEqual({ tag: 'árboles', names: {} })
  expect(await read()).toMatchObject({ names: {}, aliases: ['Bosque', 'woods'] })
  await admin('editTag', { tag: 'árboles', names: { en: 'Trees' } })
  expect(await read()).toMatchObject({ names: { en: 'Trees' }, aliases: ['Bosque', 'woods'] })
  await admin('editTag', { tag: 'árboles', names: null, aliases: [] })
  expect(await read()).toMatchObject({ names: {}, aliases: [] })
  await admin('editTag', { tag: 'árboles', aliases: null })
  expect(await read()).toMatchObject({ names: {}, aliases: null })
})

it('more or longer aliases than a tag may have are refused', async () => {
  for (const aliases of [Array(61).fill('x'), ['x'.repeat(81)], [' ']]) {
    await expect(admin('editTag', { tag: 'vino', aliases })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
  }
  await admin('editTag', { tag: 'vino', aliases: Array(60).fill('x'.repeat(80)) })
  await admin('editTag', { tag: 'vino', aliases: null })
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
  await admin('editTag', { tag: 'ñandúes', aliases: ['rheas'] })
  const [latest] = (await admin('listActivity', { kind: 'tag' })).list
  expect(latest).toMatchObject({ itemName: 'ñandúes', fields: ['aliases'] })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { PayloadOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCategory,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeIncentive,
  makePackage,
  makeRegion,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const panel = { adminPanel: true }

const ids = { region: '', lake: '', glacier: '', category: '', hike: '', inn: '' }

const texts = (en: string, es?: string) => [
  { name: en, description: 'Text.', lang: 'en' as const },
  ...(es ? [{ name: es, description: 'Texto.', lang: 'es' as const }] : []),
]

beforeAll(async () => {
  const country = await admin('addCountry', { name: 'Perú' })
  ids.region = (await admin('addRegion', { countryId: country.id, name: 'Altiplano' })).id
  ids.lake = await makeDestination(admin, {
    details: texts('Lake 10', 'Lago 10'),
    regionId: ids.region,
    tags: ['aves acuáticas'],
    status: false,
  })
  ids.glacier = await makeDestination(admin, {
    details: texts('Glacier 9', 'Glaciar 9'),
    regionId: await makeRegion(admin),
    starred: true,
  })
  const plain = await makeDestination(admin, { details: texts('Lake 9') })
  ids.category = await makeCategory(admin, 'Andar')
  ids.hike = await makeTour(admin, {
    details: texts('Hike', 'Caminata'),
    destinationId: ids.lake,
    categoryId: ids.category,
  })
  await makeTour(admin, { details: texts('Zip line'), destinationId: ids.glacier })
  ids.inn = await makeHotel(admin, { destinationId: ids.lake, category: 2.5 })
  await makeHotel(admin, { destinationId: ids.glacier })
  await makeIncentive(admin, { destinationId: ids.glacier })
  await makeIncentive(admin, { destinationId: ids.lake })
  const itinerary = {
    destinationIds: [ids.lake, ids.glacier],
    tourIds: [ids.hike],
    hotelIds: [ids.inn],
  }
  await makeCircuit(admin, { ...itinerary, details: makeDetails('Around'), days: 12 })
  await makeCircuit(admin, {
    destinationIds: [plain, ids.glacier],
    details: makeDetails('Elsewhere'),
    days: 3,
  })
  await makePackage(admin, { ...itinerary, details: makeDetails('Both') })
})

async function destinationsBy(query: PayloadOf<'listDestinations'>): Promise<string[]> {
  const { list, total } = await admin('listDestinations', { ...panel, ...query })
  if (query.limit === undefined) expect(total).toBe(list.length)
  return list.map(({ details }) => details[0]?.name ?? '')
}

describe("the panel's list of destinations", () => {
  it.each([
    ['a name in any language, case and accents aside', 'LÁGO', ['Lake 10']],
    ['every word, each somewhere', 'acuaticas lake', ['Lake 10']],
    ['a tag', 'AVES', ['Lake 10']],
    ['region and country', 'peru altiplano', ['Lake 10']],
    ['nothing where one word is nowhere', 'lake moon', []],
    ['signs as they are', '%', []],
    ['everything where there are no words', '  ', ['Lake 9', 'Glacier 9', 'Lake 10']],
  ])('is searched by %s', async (_, keyword, names) => {
    expect(await destinationsBy({ keyword })).toEqual(names)
  })

  it('is narrowed by status, star, missing language, region and ids', async () => {
    expect(await destinationsBy({ status: false })).toEqual(['Lake 10'])
    expect(await destinationsBy({ starred: true })).toEqual(['Glacier 9'])
    expect(await destinationsBy({ missing: 'es' })).toEqual(['Lake 9'])
    expect(await destinationsBy({ regionId: ids.region })).toEqual(['Lake 10'])
    expect(await destinationsBy({ ids: [ids.glacier] })).toEqual(['Glacier 9'])
    expect(await destinationsBy({ status: true, missing: 'pt', keyword: 'glaciar' })).toEqual([
      'Glacier 9',
    ])
  })

  it('is narrowed by several values of a filter: any of them will do', async () => {
    const { list } = await admin('listDestinations', panel)
    const countries = new Set(list.map(({ country }) => country.id))
    expect(countries.size).toBeGreaterThan(1)
    const regionId = list.map((item) => item.regionId)
    expect(await destinationsBy({ countryId: [...countries] })).toHaveLength(list.length)
    expect(await destinationsBy({ countryId: [...countries].slice(0, 1) })).not.toHaveLength(
      list.length,
    )
    expect(await destinationsBy({ regionId: [...new Set(regionId)] })).toHaveLength(list.length)
    expect(await destinationsBy({ missing: ['es', 'pt'], status: true })).toEqual([
      'Lake 9',
      'Glacier 9',
    ])
    const missing = { lang: 'es', state: 'missing' } as const
    expect(await destinationsBy({ translation: [missing] })).toEqual(['Lake 9'])
    expect(
      await destinationsBy({ translation: [missing, { lang: 'pt', state: 'missing' }] }),
    ).toHaveLength(list.length)
    expect(await destinationsBy({ gap: ['draft', 'mainPicture'] })).toEqual(
      await destinationsBy({ gap: 'mainPicture' }),
    )
    const none = admin('listDestinations', { ...panel, regionId: [] })
    await expect(none).rejects.toThrow('INVALID_DATA')
  })

  it('is sorted as people do, up and down, in a language, and paged', async () => {
    const byName = ['Glacier 9', 'Lake 9', 'Lake 10']
    expect(await destinationsBy({ sort: 'name' })).toEqual(byName)
    expect(await destinationsBy({ sort: '-name' })).toEqual(byName.toReversed())
    expect(await destinationsBy({ sort: 'name', lang: 'es' })).toEqual([
      'Glacier 9',
      'Lake 10',
      'Lake 9',
    ])
    expect(await destinationsBy({ sort: 'oldest' })).toEqual(['Lake 10', 'Glacier 9', 'Lake 9'])
    expect(await destinationsBy({ sort: 'status' })).toEqual(['Lake 10', 'Lake 9', 'Glacier 9'])
    expect(await destinationsBy({ sort: '-languages' })).toEqual(['Glacier 9', 'Lake 10', 'Lake 9'])
    expect((await destinationsBy({ sort: '-region' })).at(0)).toBe('Lake 10')
    expect(await destinationsBy({ sort: 'name', limit: 1, offset: 1 })).toEqual(['Lake 9'])
    const page = await admin('listDestinations', { ...panel, keyword: 'lake', limit: 1 })
    expect(page.total).toBe(2)
  })

  it('refuses an order that it does not have', async () => {
    const sort = 'days' as 'name'
    await expect(admin('listDestinations', { ...panel, sort })).rejects.toThrow('INVALID_DATA')
  })
})

it('filters and order mean nothing to the public, and to an admin without adminPanel', async () => {
  const query = { keyword: 'nowhere', sort: 'name', status: false, missing: 'en' } as const
  const all = await app.call('listDestinations', {})
  expect(all.total).toBe(2)
  expect(await app.call('listDestinations', query)).toEqual(all)
  expect(await app.call('listDestinations', { ...query, ...panel })).toEqual(all)
  expect(await admin('listDestinations', query)).toEqual(all)
})

describe("the panel's other lists", () => {
  const firstNames = (list: { details: { name: string }[] }[]) =>
    list.map(({ details }) => details[0]?.name)

  it('narrows and sorts experiences', async () => {
    const by = async (query: PayloadOf<'listTours'>) =>
      firstNames((await admin('listTours', { ...panel, ...query })).list)
    expect(await by({ destinationId: ids.lake })).toEqual(['Hike'])
    expect(await by({ categoryId: ids.category })).toEqual(['Hike'])
    expect(await by({ destinationId: [ids.lake, ids.glacier] })).toEqual(['Zip line', 'Hike'])
    expect(await by({ categoryId: [ids.category] })).toEqual(['Hike'])
    expect(await by({ keyword: 'caminata' })).toEqual(['Hike'])
    expect(await by({ sort: 'destination' })).toEqual(['Zip line', 'Hike'])
    expect(await by({ sort: 'category' })).toEqual(['Hike', 'Zip line'])
  })

  it('narrows and sorts hotels and incentives', async () => {
    const hotels = await admin('listHotels', { ...panel, category: 2.5 })
    expect(hotels.list.map(({ id }) => id)).toEqual([ids.inn])
    expect((await admin('listHotels', { ...panel, destinationId: ids.lake })).total).toBe(1)
    expect((await admin('listHotels', { ...panel, category: [2.5, 4] })).total).toBe(2)
    const sorted = await admin('listHotels', { ...panel, sort: 'category' })
    expect(sorted.list.map(({ category }) => category)).toEqual([2.5, 4])
    expect((await admin('listHotels', { ...panel, sort: '-destination' })).list[0]?.id).toBe(
      ids.inn,
    )
    const incentives = await admin('listIncentives', { ...panel, destinationId: ids.lake })
    expect(incentives.total).toBe(1)
    const by = await admin('listIncentives', { ...panel, sort: 'destination' })
    expect(by.list[0]?.destinationId).toBe(ids.glacier)
  })

  it('narrows circuits and packages by what is on them', async () => {
    for (const query of [
      { destinationId: ids.lake },
      { tourId: ids.hike },
      { hotelId: ids.inn },
      { destinationId: ids.glacier, hotelId: ids.inn },
    ]) {
      expect(firstNames((await admin('listCircuits', { ...panel, ...query })).list)).toEqual([
        'Around',
      ])
      expect((await admin('listPackages', { ...panel, ...query })).total).toBe(1)
    }
    const byDays = await admin('listCircuits', { ...panel, sort: 'days' })
    expect(firstNames(byDays.list)).toEqual(['Elsewhere', 'Around'])
    const packages = await admin('listPackages', { ...panel, sort: '-days' })
    expect(packages.total).toBe(1)
  })

  it('counts what categories and regions hold, for the panel alone', async () => {
    const { list } = await admin('listCategories', panel)
    expect(list).toContainEqual({
      id: ids.category,
      name: 'Andar',
      names: {},
      intro: {},
      aliases: [],
      tours: 1,
    })
    const country = (await admin('listCountries')).list.find(({ name }) => name === 'Perú')
    const { regions } = await admin('getCountry', { id: country?.id ?? '', ...panel })
    expect(regions).toMatchObject([{ name: 'Altiplano', destinations: 1 }])
    for (const each of (await app.call('listCategories', panel)).list) {
      expect(each).not.toHaveProperty('tours')
    }
    const open = await app.call('getCountry', { id: country?.id ?? '', ...panel })
    expect(open.regions[0]).not.toHaveProperty('destinations')
  })

  it('knows the tags in use', async () => {
    await makeTour(admin, { destinationId: ids.lake, tags: ['aves acuáticas', 'árboles'] })
    expect((await admin('listTags')).list).toEqual([
      { tag: 'árboles', names: {}, aliases: null, defaultAliases: [], uses: 1 },
      { tag: 'aves acuáticas', names: {}, aliases: null, defaultAliases: [], uses: 2 },
    ])
    expect((await admin('listTags', { keyword: 'ACUA' })).list).toHaveLength(1)
    expect((await admin('listTags', { limit: 1 })).list).toHaveLength(1)
  })
})

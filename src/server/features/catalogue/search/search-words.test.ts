import { describe, expect, it } from 'vitest'
import type { AnswerOf } from '#contract/index.ts'
import { answeredKinds } from '#contract/catalogue/kinds/cards.ts'
import { kindFacts } from '#contract/base/kinds.ts'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCategory,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makePackage,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

const inJune = monthsOfYear.map((month) => (month === 6 ? ('good' as const) : ('closed' as const)))

const coast = await makeDestination(admin, {
  details: makeDetails('Costa Ventosa'),
  months: inJune,
  externalId: 'PLACE-77',
})
const hills = await makeDestination(admin, { details: makeDetails('Sierra Callada') })
const journey = { destinationIds: [coast, hills], details: makeDetails('Two shores') }
const circuit = await makeCircuit(admin, { ...journey, code: 'QX-BOTH-11', days: 11, nights: 10 })
const package_ = await makePackage(admin, { ...journey, code: 'QX-PACK-4', days: 4, nights: 3 })
const categoryId = await makeCategory(admin)
const tour = await makeTour(admin, {
  destinationId: hills,
  categoryId,
  details: makeDetails('Along the ridge'),
  tags: ['familias'],
})
const hotel = await makeHotel(admin, { destinationId: coast, details: makeDetails('La Gaviota') })

type Results = AnswerOf<'getSearchResults'>

const search = (keyword: string, options: { limit?: number } = {}) =>
  app.call('getSearchResults', { keyword, lang: 'en', ...options })

const hitsOf = (results: Results) =>
  answeredKinds.flatMap(
    (kind): { id: string; because: string; missing: string[] }[] => results[kindFacts[kind].plural],
  )

const tell = (results: Results) =>
  hitsOf(results).map(({ id, because, missing }) => ({ id, because, missing }))

const fullOf = (results: Results) =>
  hitsOf(results).flatMap(({ id, missing }) => (missing.length === 0 ? id : []))

describe('a code', () => {
  it.each(['QX-BOTH-11', ' qx-both-11 ', 'qx-both', 'QX-B'])(
    '%s finds its journey',
    async (code) => {
      expect(tell(await search(code))).toEqual([{ id: circuit, because: 'code', missing: [] }])
    },
  )

  it('is found by four characters of its beginning, not by fewer nor by its middle', async () => {
    for (const keyword of ['qx-', 'both-11', 'x-bo']) {
      expect(fullOf(await search(keyword))).not.toContain(circuit)
    }
  })

  it('of another system is found whole alone', async () => {
    expect(tell(await search('place-77'))).toEqual([{ id: coast, because: 'code', missing: [] }])
    expect(fullOf(await search('place-7'))).toEqual([])
  })
})

describe('words', () => {
  it('may each be found elsewhere; what has all of them stands before what has some', async () => {
    const results = await search('ventosa callada')
    expect(results.circuits).toMatchObject([{ id: circuit, because: 'place', missing: [] }])
    expect(results.destinations.map(({ id, missing }) => [id, missing])).toEqual(
      expect.arrayContaining([
        [coast, ['callada']],
        [hills, ['ventosa']],
      ]),
    )
    expect(results.facets).toEqual([])
  })

  it('of which an item has less than half do not find it', async () => {
    expect(tell(await search('ventosa quimera basilisco'))).toEqual([])
    expect(fullOf(await search('ventosa quimera'))).toEqual([])
    expect(hitsOf(await search('ventosa quimera')).length).toBeGreaterThan(0)
  })

  it('without meaning do not count, in any language', async () => {
    for (const keyword of ['a trip to the Costa Ventosa', 'viaje a la ventosa', 'die Ventosa']) {
      expect(fullOf(await search(keyword))).toContain(coast)
    }
  })

  it('without meaning are looked for as they stand where there are no others', async () => {
    const results = await search('of the')
    expect(tell(results)).toEqual([])
    expect(fullOf(await search('the'))).toContain(tour)
    expect(fullOf(await search('la'))).toContain(hotel)
  })

  it('that are not alike find nothing, those with a slip do', async () => {
    expect(tell(await search('ventilador'))).toEqual([])
    expect(tell(await search('ventoza')).map(({ because }) => because)).toContain('similar')
    // Another first letter counts twice: five letters have one slip.
    expect(tell(await search('xosta'))).toEqual([])
  })

  it('name a kind, too', async () => {
    expect(fullOf(await search('hoteles ventosa'))).toEqual([hotel])
  })

  it('beyond the twelfth count as one', async () => {
    const many = Array.from({ length: 25 }, (_, at) => String.fromCodePoint(0x3b1 + at)).join(' ')
    const results = await search(`ventosa ${many}`)
    expect(tell(results)).toEqual([])
  })
})

describe('aliases', () => {
  it('of a theme find what has its tag, shipped ones until an editor stores others', async () => {
    for (const keyword of ['kids', 'crianças', 'Kinder', '亲子']) {
      expect(tell(await search(keyword))).toEqual([{ id: tour, because: 'tag', missing: [] }])
    }
    await admin('editTag', { tag: 'familias', aliases: ['small ones'] })
    expect(tell(await search('kids'))).toEqual([])
    expect(fullOf(await search('small ones'))).toEqual([tour])
    await admin('editTag', { tag: 'familias', aliases: null })
    expect(fullOf(await search('kids'))).toEqual([tour])
  })

  it('and names of a category find its experiences', async () => {
    await admin('editCategory', { id: categoryId, names: { es: 'Filosofía' }, aliases: ['Zephyr'] })
    for (const keyword of ['filosofia', 'zephyr']) {
      expect(tell(await search(keyword))).toEqual([{ id: tour, because: 'tag', missing: [] }])
    }
  })
})

describe('a length and a month', () => {
  it('a length is met within two days', async () => {
    for (const days of [9, 11, 13]) {
      expect((await search(`ventosa ${days} days`)).circuits).toMatchObject([{ missing: [] }])
    }
    expect((await search('ventosa 14 days')).circuits).toMatchObject([{ missing: ['14 days'] }])
    expect((await search('ventosa up to 9 days')).circuits).toMatchObject([
      { missing: ['up to 9 days'] },
    ])
  })

  it('without a full match each part says what is left without it', async () => {
    const { asked, facets, totals, circuits } = await search('Ventosa in June, 25 days, for Kids')
    expect(circuits).toMatchObject([{ id: circuit, missing: ['kids', '25 days'] }])
    expect(totals.circuits).toBe(1)
    expect(asked.map(({ kind, words, rest }) => [kind, words, rest])).toEqual([
      ['month', 'june', 'ventosa 25 days for kids'],
      ['days', '25 days', 'ventosa in june kids'],
      ['tag', 'kids', 'ventosa in june 25 days'],
    ])
    expect(facets).toEqual([
      { kind: 'month', value: 6, without: 0 },
      { kind: 'days', value: 25, without: 0 },
      // The place can be visited for as long as one likes.
      { kind: 'tag', value: 'familias', without: 1 },
    ])
  })

  it('places are told by what they are', async () => {
    const { facets } = await search('Costa Ventosa Kids')
    expect(facets).toEqual([
      { kind: 'place', value: { kind: 'destination', id: coast }, without: 1 },
      { kind: 'tag', value: 'familias', without: expect.any(Number) },
    ])
  })
})

it('totals count all that is found, whatever the limit', async () => {
  const results = await search('two shores', { limit: 1 })
  expect(results.totals).toEqual({
    destinations: 0,
    circuits: 1,
    packages: 1,
    tours: 0,
    hotels: 0,
    incentives: 0,
  })
  for (let at = 0; at < 3; at += 1)
    await makeHotel(admin, { destinationId: coast, details: makeDetails('Albatros') })
  const { hotels, totals } = await search('albatros', { limit: 2 })
  expect(hotels).toHaveLength(2)
  expect(totals.hotels).toBe(3)
  expect(package_).not.toBe(circuit)
})

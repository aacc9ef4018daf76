import { describe, expect, it } from 'vitest'
import type { AnswerOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeHotel,
  makeIncentive,
  makePackage,
  makeRegion,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

const named = (en: string, es = en, pt = en) => [
  { lang: 'en' as const, name: en, description: 'Text.' },
  { lang: 'es' as const, name: es, description: 'Texto.' },
  { lang: 'pt' as const, name: pt, description: 'Texto.' },
]

const { id: brazil } = await admin('addCountry', {
  name: 'Brasil',
  names: { en: 'Brazil' },
  aliases: ['Terra brasilis'],
})
const { id: south } = await admin('addRegion', {
  countryId: brazil,
  name: 'Sur',
  names: { pt: 'Região Sul' },
  aliases: ['Paraná'],
})
const falls = await makeDestination(admin, {
  regionId: south,
  details: named('The great falls', 'Cataratas del Iguazú', 'Cataratas do Iguaçu'),
  aliases: ['Foz do Iguaçu'],
})
const elsewhere = await makeDestination(admin, { details: named('Quiet lake') })
const route = { destinationIds: [falls, elsewhere], details: named('Two waters') }
const circuit = await makeCircuit(admin, route)
const package_ = await makePackage(admin, route)
const tour = await makeTour(admin, { destinationId: falls, details: named('By boat') })
const hotel = await makeHotel(admin, { destinationId: falls, details: named('Green roof') })
const incentive = await makeIncentive(admin, { destinationId: falls, details: named('Team days') })

type Results = AnswerOf<'getSearchResults'>

const search = (keyword: string, lang: 'es' | 'en' | 'pt' = 'en', threshold = 0.95) =>
  app.call('getSearchResults', { keyword, lang, threshold })

/** Each group's results, with their reason. */
function presentHits(results: Results): Record<string, string> {
  const { destinations, circuits, packages, tours, hotels, incentives } = results
  const found = [destinations, circuits, packages, tours, hotels, incentives].flat()
  return Object.fromEntries(found.map(({ id, because }) => [id, because]))
}

const throughIt = {
  [circuit]: 'place',
  [package_]: 'place',
  [tour]: 'place',
  [hotel]: 'place',
  [incentive]: 'place',
}

describe('a place', () => {
  it.each(['Brasil', 'brazil', 'terra brasilis', 'paraná', 'REGIAO SUL', 'sur'])(
    '%s finds what lies there and what leads there, whatever the language',
    async (keyword) => {
      for (const lang of ['es', 'en', 'pt'] as const) {
        expect(presentHits(await search(keyword, lang))).toEqual({ [falls]: 'place', ...throughIt })
      }
    },
  )

  it('is found by what else it is called, and so is what leads there', async () => {
    for (const keyword of ['foz do iguacu', 'cataratas del', 'cataratas do']) {
      expect(presentHits(await search(keyword))).toEqual({ [falls]: 'alias', ...throughIt })
    }
    expect(presentHits(await search('cataratas del', 'es'))[falls]).toBe('name')
  })

  it('is found by a name that is nearly typed right', async () => {
    const hits = presentHits(await search('foz do iguasu', 'en', 0.6))
    expect(hits[falls]).toBe('similar')
    expect(hits[circuit]).toBe('similar')
  })

  it('leads nowhere while it is hidden', async () => {
    await admin('toggleDestinationStatus', { id: falls })
    const third = await makeDestination(admin)
    const longer = await makeCircuit(admin, { destinationIds: [falls, elsewhere, third] })
    for (const keyword of ['brazil', 'foz do iguaçu', 'cataratas']) {
      expect(presentHits(await search(keyword))).toEqual({})
    }
    await admin('toggleDestinationStatus', { id: falls })
    expect(presentHits(await search('brazil'))).toMatchObject({ [longer]: 'place' })
    await admin('deleteCircuit', { id: longer })
  })

  it('is found by its new name at once', async () => {
    const regionId = await makeRegion(admin)
    const id = await makeDestination(admin, { regionId })
    expect(presentHits(await search('Guayana'))).toEqual({})
    await admin('editRegion', { id: regionId, aliases: ['Guayana'] })
    expect(presentHits(await search('guayana'))).toEqual({ [id]: 'place' })
    await admin('editRegion', { id: regionId, aliases: null, names: { pt: 'Guiana' } })
    expect(presentHits(await search('guayana'))).toEqual({})
    expect(presentHits(await search('guiana'))).toEqual({ [id]: 'place' })
    await admin('editDestination', { id, aliases: ['Guayana'] })
    expect(presentHits(await search('guayana'))).toEqual({ [id]: 'alias' })
  })
})

describe('the order', () => {
  it('is name, part of the name, alias or place, tag, similar, in each group', async () => {
    const regionId = await makeRegion(admin)
    await admin('editRegion', { id: regionId, names: { es: 'Tierra Mansa', en: 'Mansa' } })
    const there = await makeDestination(admin, { regionId, details: named('There') })
    const add = (name: string, fields: object = {}) =>
      makeHotel(admin, { destinationId: elsewhere, details: named(name), ...fields })
    const similar = await add('Mansia')
    const tagged = await add('Tagged', { tags: ['muy mansa'] })
    const lies = await add('Hotel', { destinationId: there })
    const part = await add('La Mansa')
    const whole = await add('Mansa')
    const { hotels } = await search('mansa', 'en', 0.3)
    expect(hotels.map(({ id, because }) => [id, because])).toEqual([
      [whole, 'name'],
      [part, 'name'],
      [lies, 'place'],
      [tagged, 'tag'],
      [similar, 'similar'],
    ])
  })
})

describe("a tag's names", () => {
  it('find it in every language, and it is suggested in the one asked', async () => {
    const id = await makeTour(admin, { details: named('Cellars'), tags: ['vino'] })
    await admin('editTag', { tag: 'vino', names: { en: 'Wineries', pt: 'Vinhedos' } })
    for (const keyword of ['vino', 'wineries', 'vinhedo']) {
      expect(presentHits(await search(keyword, 'es'))).toEqual({ [id]: 'tag' })
    }
    expect((await search('winerys', 'en')).suggestion).toBe('Wineries')
    expect((await search('vinhedoz', 'pt')).suggestion).toBe('Vinhedos')
    expect((await search('winerys', 'es')).suggestion).toBe('Wineries')
    expect((await search('wineries', 'en')).suggestion).toBeNull()
  })
})

it('as one types it answers the same', async () => {
  const asked = { keyword: 'brazil', lang: 'en' } as const
  const typed = await app.call('getSearchResults', { ...asked, typing: true })
  expect(typed).toEqual(await app.call('getSearchResults', asked))
})

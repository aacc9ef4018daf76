import { describe, expect, it } from 'vitest'
import type { PayloadOf } from '#contract/index.ts'
import { sendCall } from '#testing/caller.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeIncentive,
  makePackage,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin, server } = app

type SearchPayload = PayloadOf<'getSearchResults'>

const limit = 10
const threshold = 0.3

const search = (keyword: string, options: Partial<SearchPayload> = {}) =>
  app.call('getSearchResults', { keyword, lang: 'en', limit, threshold, ...options })

async function findTours(keyword: string, options: Partial<SearchPayload> = {}) {
  const { tours } = await search(keyword, options)
  return tours.map((tour) => tour.details[0]?.name)
}

const named = (en: string, es?: string) => [
  { lang: 'en' as const, name: en, description: 'Text.' },
  ...(es === undefined ? [] : [{ lang: 'es' as const, name: es, description: 'Texto.' }]),
]

const destinationId = await makeDestination(admin, { details: named('Quimilí') })

describe('a search', () => {
  it('finds each kind by name, whatever the case and accents', async () => {
    const destination = await makeDestination(admin, { details: makeDetails('Bahía Zócalo') })
    const details = makeDetails('Ruta del ZOCALO')
    const destinationIds = [destination, destinationId]
    const circuit = await makeCircuit(admin, { details, destinationIds })
    const package_ = await makePackage(admin, { details, destinationIds })
    const tour = await makeTour(admin, { details, destinationId })
    const hotel = await makeHotel(admin, { details, destinationId })
    const incentive = await makeIncentive(admin, { details, destinationId })
    const answer = await search('  ZÓCalo ')
    expect(answer.destinations.map((item) => item.id)).toEqual([destination])
    expect(answer.circuits.map((item) => item.id)).toEqual([circuit])
    expect(answer.packages.map((item) => item.id)).toEqual([package_])
    expect(answer.tours.map((item) => item.id)).toEqual([tour])
    expect(answer.hotels.map((item) => item.id)).toEqual([hotel])
    expect(answer.incentives.map((item) => item.id)).toEqual([incentive])
    expect(answer.circuits[0]).toMatchObject({ destinationIds, days: 8, nights: 7 })
  })

  it('compares composed and decomposed accents alike', async () => {
    await makeTour(admin, { details: named('Ñandubay'), destinationId })
    expect(await findTours('ñandubay'.normalize('NFD'), { threshold: 1 })).toEqual(['Ñandubay'])
  })

  it('reads names in the language asked for, else the English ones', async () => {
    await makeTour(admin, { details: named('Whalewatching', 'Avistaje'), destinationId })
    await makeTour(admin, { details: named('Whalewatching from a kayak'), destinationId })
    expect(await findTours('avistaje', { lang: 'es' })).toEqual(['Whalewatching'])
    expect(await findTours('avistaje', { lang: 'en' })).toEqual([])
    expect(await findTours('whalewatching', { lang: 'es' })).toEqual(['Whalewatching from a kayak'])
    expect(await findTours('whalewatching', { lang: 'pt' })).toHaveLength(2)
  })

  it('puts the equal name first, then prefix, contained, tags, similar', async () => {
    const add = (name: string, tags: string[] = []) =>
      makeTour(admin, { details: named(name), tags, destinationId })
    await add('Tagged inside', ['lagunilla norte'])
    await add('Tagged', ['lagunilla'])
    await add('Lagunila')
    await add('A lagunilla at night')
    await add('The lagunilla')
    await add('Lagunillas')
    await add('Lagunilla')
    const best = [
      'Lagunilla',
      'Lagunillas',
      'The lagunilla',
      'A lagunilla at night',
      'Tagged',
      'Tagged inside',
      'Lagunila',
    ]
    expect(await findTours('lagunilla')).toEqual(best)
    for (const count of [1, 2, 3, 4, 5, 6]) {
      expect(await findTours('lagunilla', { limit: count })).toEqual(best.slice(0, count))
    }
  })

  it('puts the newer of equals first', async () => {
    const details = named('Gemelos')
    const older = await makeTour(admin, { details, destinationId })
    const newer = await makeTour(admin, { details, destinationId })
    const { tours } = await search('gemelos')
    expect(tours.map((tour) => tour.id)).toEqual([newer, older])
  })

  it('takes similarity from the threshold on', async () => {
    await makeTour(admin, { details: named('Cabalgata'), destinationId })
    expect(await findTours('cabalgta', { threshold: 0.3 })).toContain('Cabalgata')
    expect(await findTours('cabalgta', { threshold: 0.95 })).toEqual([])
    expect(await findTours('cabalgata', { threshold: 1 })).toEqual(['Cabalgata'])
  })

  it('gives everything, best first, at a threshold of 0', async () => {
    const { tours } = await search('cabalgta', { threshold: 0, limit: 50 })
    const { total } = await app.call('listTours', {})
    expect(tours).toHaveLength(total)
    expect(tours[0]?.details[0]?.name).toBe('Cabalgata')
  })

  it('takes wildcards, quotes and backslashes literally', async () => {
    await makeTour(admin, { details: named('100% kayak_trip \\ "sea" o\'clock'), destinationId })
    for (const keyword of ['%', '_', '\\', '100%', "o'clock", '"sea"', 'k_t']) {
      expect(await findTours(keyword, { threshold: 1 })).toEqual([
        '100% kayak_trip \\ "sea" o\'clock',
      ])
    }
    for (const keyword of ['%%', '__', 'k%k', 'k_y', '\\\\', "'; drop table search_names; --"]) {
      expect(await findTours(keyword, { threshold: 1 })).toEqual([])
    }
  })

  it('leaves the descriptions empty when asked to be brief', async () => {
    await makeTour(admin, { details: named('Zorzal'), destinationId })
    const descriptions = async (brief?: boolean) =>
      (await search('zorzal', { brief, limit: 1 })).tours.map(
        (tour) => tour.details[0]?.description,
      )
    expect(await descriptions()).toEqual(['Text.'])
    expect(await descriptions(true)).toEqual([''])
  })

  it('refuses an empty keyword and what is out of range', async () => {
    for (const keyword of ['', '   ']) {
      await expect(search(keyword)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR', status: 404 })
    }
    const base = { keyword: 'sur', lang: 'en', limit, threshold }
    const wrong = [
      { limit: 0 },
      { limit: 51 },
      { limit: 1.5 },
      { threshold: -0.01 },
      { threshold: 1.01 },
      { threshold: '0.3' },
      { lang: 'fr' },
      { keyword: 'a'.repeat(101) },
      { keyword: 'a\0b' },
      { keyword: 'a\ud800' },
      { keyword: ['sur'] },
    ]
    for (const fields of wrong) {
      const response = await sendCall(server, 'getSearchResults', { ...base, ...fields })
      expect({ fields, ...response.json() }).toMatchObject({ name: 'INVALID_DATA_ERROR' })
    }
  })

  it('answers odd characters that grow or vanish without accents', async () => {
    await makeTour(admin, { details: named('…'.repeat(255)), destinationId })
    for (const keyword of ['…'.repeat(100), '½'.repeat(100), '\u0301', '🦙', 'ß', '\u200b', '㎢']) {
      const response = await sendCall(server, 'getSearchResults', { keyword, lang: 'en' })
      expect({ keyword, status: response.statusCode }).toEqual({ keyword, status: 200 })
    }
  })
})

describe('the suggestion', () => {
  const suggest = async (keyword: string, options: Partial<SearchPayload> = {}) =>
    (await search(keyword, options)).suggestion

  it('is the closest name in the language, as it is written', async () => {
    await makeTour(admin, {
      details: named('Kayaking the Xanaes', 'Kayak por el Xanaes'),
      destinationId,
    })
    expect(await suggest('kayaking the xanes')).toBe('Kayaking the Xanaes')
    expect(await suggest('kayak por el xanes', { lang: 'es' })).toBe('Kayak por el Xanaes')
    expect(await suggest('kayaking the xanes', { lang: 'pt' })).toBe('Kayaking the Xanaes')
  })

  it('is a tag where that is closer', async () => {
    await makeTour(admin, { tags: ['wüstenfuchs'], destinationId })
    expect(await suggest('wustenfux')).toBe('wüstenfuchs')
  })

  it('is null when a name or tag equals the keyword', async () => {
    await makeTour(admin, { details: named('Óbelisco'), tags: ['zafarí'], destinationId })
    expect(await suggest('OBELISCO')).toBeNull()
    expect(await suggest('zafari')).toBeNull()
    expect(await suggest('obelisc')).toBe('Óbelisco')
  })

  it('never names what is hidden', async () => {
    const hidden = await makeDestination(admin, { details: named('Yacutinga'), tags: ['ypacarai'] })
    const tour = await makeTour(admin, { details: named('Yacutingas'), destinationId: hidden })
    expect(await suggest('yacuting')).toBe('Yacutinga')
    await admin('toggleDestinationStatus', { id: hidden })
    expect(await suggest('yacuting')).not.toMatch(/yacuting/i)
    expect(await suggest('ypacara')).not.toBe('ypacarai')
    expect((await search('yacutinga', { threshold: 1 })).tours).toEqual([])
    await admin('editTour', { id: tour, destinationId })
    expect(await suggest('yacuting')).toBe('Yacutingas')
    await admin('deleteTour', { id: tour })
    expect(await suggest('yacuting')).not.toMatch(/yacuting/i)
  })

  it('may be a hotel, or a tag that hotels alone have', async () => {
    await makeHotel(admin, {
      details: named('Hostal Wamani'),
      tags: ['wifi gratis'],
      destinationId,
    })
    expect(await suggest('hostal waman')).toBe('Hostal Wamani')
    expect(await suggest('wifi gratiss')).toBe('wifi gratis')
  })
})

describe('a tag', () => {
  it('finds what inherits it, until it is banned, changed or its destination disabled', async () => {
    const home = await makeDestination(admin, { tags: ['urutaú'] })
    const tour = await makeTour(admin, { destinationId: home })
    const circuit = await makeCircuit(admin, { destinationIds: [home, destinationId] })
    const package_ = await makePackage(admin, { destinationIds: [home, destinationId] })
    const find = async () => {
      const answer = await search('urutau', { threshold: 1 })
      const { destinations, circuits, packages, tours } = answer
      return [...destinations, ...circuits, ...packages, ...tours].map((item) => item.id)
    }
    expect(await find()).toEqual([home, circuit, package_, tour])
    await admin('editTour', { id: tour, bannedTags: ['urutaú'] })
    expect(await find()).toEqual([home, circuit, package_])
    await admin('editCircuit', { id: circuit, tags: ['urutaú'], bannedTags: ['urutaú'] })
    expect(await find()).toEqual([home, circuit, package_])
    await admin('toggleDestinationStatus', { id: home })
    expect(await find()).toEqual([])
    await admin('toggleDestinationStatus', { id: home })
    await admin('editDestination', { id: home, tags: [] })
    expect(await find()).toEqual([circuit])
  })
})

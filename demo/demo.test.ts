import { describe, expect, test } from 'vitest'

import { textLanguages } from '#texts/languages.ts'

import { scenes } from './artwork/scenes.ts'
import { demoCatalogue } from './catalogue.ts'
import type { DemoDetails, DemoItinerary, DemoPicture } from './model.ts'
import { demoUsers } from './people.ts'
import { demoQuotes } from './quotes.ts'
import { demoTemplates } from './templates.ts'
import { describePicture, drawPicture, pictureSizes } from './pictures.ts'

const { countries, categories, destinations, circuits, packages, incentives, banner } =
  demoCatalogue
const tours = destinations.flatMap((destination) => destination.tours)
const hotels = destinations.flatMap((destination) => destination.hotels)
const itineraries = [...circuits, ...packages]
const described = [...destinations, ...tours, ...hotels, ...itineraries, ...incentives]
const tagged = [...destinations, ...tours, ...hotels, ...itineraries]
const lodgingsOfGuests = hotels.map(({ key, pictures: own = [] }) => ({ key, pictures: own }))
const illustrated = [...destinations, ...tours, ...lodgingsOfGuests, ...itineraries, ...incentives]
const pictures = [...illustrated.flatMap((item) => item.pictures), ...banner]

const keysOf = (items: readonly { readonly key: string }[]) => items.map((item) => item.key)
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)
const countWords = (text: string) => text.trim().split(/\s+/).length
const countAt = (list: readonly DemoPicture[], position: DemoPicture['position']) =>
  list.filter((picture) => picture.position === position).length

/** Items whose descriptions have fewer words than `low` or more than `high` in some language. */
function findWrongLengths(
  items: readonly { readonly key: string; readonly details: DemoDetails }[],
  low: number,
  high: number,
): string[] {
  return items.flatMap(({ key, details }) =>
    textLanguages
      .map((language) => ({ language, words: countWords(details[language].description) }))
      .filter(({ words }) => words < low || words > high)
      .map(({ language, words }) => `${key} ${language} ${words}`),
  )
}

describe('the demonstration catalogue', () => {
  test('is as large as a visitor expects', () => {
    expect(countries).toHaveLength(6)
    expect(destinations.length).toBeGreaterThanOrEqual(24)
    expect(tours.length).toBeGreaterThanOrEqual(60)
    expect(categories).toHaveLength(8)
    expect(circuits.length).toBeGreaterThanOrEqual(16)
    expect(packages.length).toBeGreaterThanOrEqual(12)
    expect(hotels.length).toBeGreaterThanOrEqual(30)
    expect(incentives.length).toBeGreaterThanOrEqual(6)
    expect(banner).toHaveLength(4)
  })

  test('names everything once within its kind', () => {
    const kinds = [
      countries,
      categories,
      destinations,
      tours,
      hotels,
      circuits,
      packages,
      incentives,
    ]
    expect(kinds.flatMap((kind) => repeated(keysOf(kind)))).toEqual([])
    expect(repeated(countries.flatMap((country) => keysOf(country.regions)))).toEqual([])
  })

  test('relates only to what exists, and leaves no country, region or category empty', () => {
    const regions = countries.flatMap((country) => keysOf(country.regions))
    expect(new Set(destinations.map((each) => each.region))).toEqual(new Set(regions))
    expect(new Set(tours.map((each) => each.category))).toEqual(new Set(keysOf(categories)))
    expect(keysOf(destinations)).toEqual(
      expect.arrayContaining([
        ...itineraries.flatMap((itinerary) => itinerary.destinations),
        ...incentives.map((each) => each.destination),
      ]),
    )
    expect(keysOf(tours)).toEqual(
      expect.arrayContaining(itineraries.flatMap((itinerary) => itinerary.tours)),
    )
    expect(keysOf(hotels)).toEqual(
      expect.arrayContaining(itineraries.flatMap((itinerary) => itinerary.hotels)),
    )
  })

  test('gives every destination experiences and a place to sleep', () => {
    for (const { tours: own, hotels: beds } of destinations) {
      expect(own.length).toBeGreaterThanOrEqual(2)
      expect(beds.length).toBeGreaterThanOrEqual(1)
      expect(own.filter((tour) => tour.starredInDestination).length).toBeLessThanOrEqual(4)
    }
  })

  test('is told in three textLanguages, each with words of its own', () => {
    for (const { details } of described) {
      const texts = textLanguages.map((language) => details[language])
      for (const { name, description } of texts) {
        expect(name.trim()).toBe(name)
        expect(name.length).toBeGreaterThan(0)
        expect(description.trim()).toBe(description)
      }
      expect(repeated(texts.map((text) => text.description))).toEqual([])
    }
  })

  test('is told at the right length', () => {
    expect(findWrongLengths(destinations, 120, 300)).toEqual([])
    expect(findWrongLengths(circuits, 45, 120)).toEqual([])
    expect(findWrongLengths(tours, 60, 120)).toEqual([])
    expect(findWrongLengths(packages, 50, 120)).toEqual([])
    expect(findWrongLengths(incentives, 50, 120)).toEqual([])
    expect(findWrongLengths(hotels, 12, 60)).toEqual([])
  })

  test('has tidy tags, and bans only inherited ones', () => {
    const tagsOf = (keys: readonly string[]) =>
      destinations.filter((each) => keys.includes(each.key)).flatMap((each) => each.tags)
    for (const { tags } of tagged) {
      expect(tags.map((tag) => tag.trim().toLowerCase())).toEqual(tags)
      expect(repeated(tags)).toEqual([])
    }
    for (const { tours: own, tags } of destinations) {
      for (const { bannedTags = [] } of own)
        expect(tags).toEqual(expect.arrayContaining([...bannedTags]))
    }
    for (const { destinations: stops, bannedTags = [] } of itineraries) {
      expect(tagsOf(stops)).toEqual(expect.arrayContaining([...bannedTags]))
    }
  })

  test('plans journeys that can be made', () => {
    const isWithin = (itinerary: DemoItinerary) => {
      const stops = destinations.filter((each) => itinerary.destinations.includes(each.key))
      const inside = (own: readonly string[], wanted: readonly string[]) =>
        wanted.every((key) => own.includes(key))
      return (
        inside(keysOf(stops.flatMap((stop) => stop.tours)), itinerary.tours) &&
        inside(keysOf(stops.flatMap((stop) => stop.hotels)), itinerary.hotels)
      )
    }
    for (const itinerary of itineraries) {
      expect(itinerary.nights).toBe(itinerary.days - 1)
      expect(itinerary.nights).toBeGreaterThanOrEqual(itinerary.destinations.length)
      expect(itinerary.destinations.length).toBeGreaterThanOrEqual(2)
      expect(
        repeated([...itinerary.destinations, ...itinerary.tours, ...itinerary.hotels]),
      ).toEqual([])
      expect(isWithin(itinerary) ? '' : itinerary.key).toBe('')
    }
    for (const { destinations: stops } of packages) expect(stops.length).toBeLessThanOrEqual(3)
    for (const { stars } of hotels) {
      expect(stars * 2).toBe(Math.round(stars * 2))
      expect(stars).toBeGreaterThanOrEqual(1)
      expect(stars).toBeLessThanOrEqual(5)
    }
  })
})

describe('the pictures', () => {
  test('illustrate every item for every place it is shown in', () => {
    for (const { pictures: own } of destinations) {
      expect(countAt(own, 'slider')).toBeGreaterThanOrEqual(3)
      expect(countAt(own, 'main')).toBeGreaterThanOrEqual(1)
      expect(countAt(own, 'detail')).toBeGreaterThanOrEqual(2)
    }
    for (const { pictures: own } of illustrated) {
      expect(countAt(own, 'slider')).toBeGreaterThanOrEqual(1)
      expect(countAt(own, 'main')).toBeGreaterThanOrEqual(1)
    }
    expect(countAt(banner, 'slider')).toBe(4)
  })

  test('say what they show in every language, briefly, and where to look', () => {
    for (const picture of pictures) {
      const { alt, caption, focusX, focusY } = describePicture(picture)
      for (const texts of [alt, caption] as Record<string, string>[]) {
        for (const text of Object.values(texts)) {
          expect(text.length).toBeGreaterThan(0)
          expect(text.length).toBeLessThanOrEqual(250)
        }
      }
      expect(Object.keys(alt).toSorted()).toEqual(textLanguages.toSorted())
      for (const share of [focusX, focusY]) {
        expect(share).toBeGreaterThan(0)
        expect(share).toBeLessThan(1)
      }
    }
  })

  test('of the hotels of a destination show houses of different kinds', () => {
    for (const { key, hotels: own } of destinations) {
      const houses = own.map(({ pictures: drawn = [] }) => drawn[0]?.scene ?? '')
      expect(repeated(houses).length === 0 ? '' : key).toBe('')
    }
  })

  test('use every scene, and differ within an item', () => {
    expect(new Set(pictures.map((picture) => picture.scene))).toEqual(new Set(Object.keys(scenes)))
    for (const { pictures: own } of illustrated) {
      expect(repeated(own.map((picture) => JSON.stringify(picture)))).toEqual([])
    }
  })

  test('show what an experience is about, and on the page of El Calafate each another scene', () => {
    const calafate = 'el-calafate'
    const cardOf = (item: { readonly pictures: readonly DemoPicture[] }) =>
      item.pictures.find(({ position }) => position === 'main')?.scene
    const scenesOf = (key: string) =>
      new Set(tours.find((each) => each.key === key)?.pictures.map(({ scene }) => scene))
    expect(scenesOf('rio-tijuca')).toEqual(new Set(['tijuca']))
    expect(scenesOf('machu-picchu-maras-moray')).toEqual(new Set(['moray']))
    expect(scenesOf('buenos-aires-parrilla')).toEqual(new Set(['asado']))
    expect(scenesOf('paine-pumas')).toEqual(new Set(['puma']))
    expect(scenesOf('calafate-ice-trek')).toEqual(new Set(['ice-trek']))
    const page = destinations.find(({ key }) => key === calafate)
    const shown = [
      ...(page?.tours ?? []),
      ...packages.filter((itinerary) => itinerary.destinations.includes(calafate)),
      ...incentives.filter(({ destination }) => destination === calafate),
    ]
    const opening = page?.pictures.find(({ position }) => position === 'slider')?.scene
    expect(repeated([opening, ...shown.map(cardOf)].map(String))).toEqual([])
  })

  test.for(Object.keys(scenes))('%s is drawn soundly in every size it is used in', (scene) => {
    const used = pictures.filter((picture) => picture.scene === scene)
    const kinds = new Map(
      used.map((picture) => [`${picture.position} ${picture.variant}`, picture]),
    )
    for (const picture of kinds.values()) {
      const { width, height } = pictureSizes[picture.position]
      const svg = drawPicture('test', picture)
      expect(svg).toMatch(
        new RegExp(
          `^<svg [^>]*width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
        ),
      )
      expect(svg).toMatch(/<\/svg>$/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
      expect(findUnbalanced(svg)).toEqual([])
      expect(findMissingReferences(svg)).toEqual([])
      expect(drawPicture('test', picture)).toBe(svg)
      expect(drawPicture('another', picture)).not.toBe(svg)
    }
  })
})

/** Tags left open or closed too often. */
function findUnbalanced(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (closing && open.pop() !== name) return [name]
    if (!closing && !rest.endsWith('/')) open.push(name)
  }
  return open
}

/** Gradients, clips and patterns that are used but not defined. */
function findMissingReferences(svg: string): string[] {
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  return [...svg.matchAll(/url\(#([^)]+)\)/g)]
    .flatMap(([, id]) => id ?? [])
    .filter((id) => !defined.has(id))
}

describe('the demonstration people', () => {
  test('are in every state, at addresses that belong to nobody', () => {
    expect(new Set(demoUsers.map((user) => user.state))).toEqual(
      new Set(['unconfirmed', 'waiting', 'approved', 'admin']),
    )
    for (const { email } of [...demoUsers, ...demoQuotes]) expect(email).toMatch(/@example\.com$/)
    expect(repeated(demoUsers.map((user) => user.email))).toEqual([])
  })

  test('ask about every kind of item', () => {
    const items = {
      circuit: circuits,
      destination: destinations,
      package: packages,
      tour: tours,
      incentive: incentives,
    }
    expect(new Set(demoQuotes.map((quote) => quote.entityType))).toEqual(
      new Set(Object.keys(items)),
    )
    for (const { entityType, item } of demoQuotes) expect(keysOf(items[entityType])).toContain(item)
  })

  test('have telephone numbers that are reserved for what is invented', () => {
    const numbers = demoQuotes.flatMap(({ phone }) => phone ?? [])
    expect(numbers).not.toEqual([])
    for (const number of numbers)
      expect(number).toMatch(/^\+(44 20 7946 0\d{3}|1 \d{3} 555 01\d\d)$/)
  })

  test('are answered from templates in every language', () => {
    for (const { texts } of demoTemplates) {
      expect(Object.keys(texts).toSorted()).toEqual(textLanguages.toSorted())
    }
  })
})

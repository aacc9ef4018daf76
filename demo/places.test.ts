import { describe, expect, test } from 'vitest'

import { type TextLanguage, textLanguages } from '#texts/languages.ts'

import { demoCatalogue } from './catalogue.ts'
import type { DemoTexts } from './place-model.ts'

const { countries, categories, destinations, circuits, packages, tags } = demoCatalogue
const tours = destinations.flatMap((destination) => destination.tours)
const hotels = destinations.flatMap((destination) => destination.hotels)
const placed = [...destinations, ...tours, ...hotels]
const named = [...countries, ...countries.flatMap((country) => country.regions)]
const headings = [...named, ...categories]
const closures = placed.flatMap((item) => item.closures ?? [])

/** Keys of the items that a rule finds wrong. */
const wrong = <Item extends { readonly key: string }>(
  items: readonly Item[],
  isWrong: (item: Item) => boolean,
) => items.filter(isWrong).map(({ key }) => key)

interface PlaceTexts extends DemoTexts {
  readonly key: string
}

/** Texts of items in each language; the key names both. */
const placeTextsOf = (
  items: readonly { readonly key: string; readonly details: Record<TextLanguage, DemoTexts> }[],
): PlaceTexts[] =>
  items.flatMap(({ key, details }) =>
    textLanguages.map((language) => ({ ...details[language], key: `${key} ${language}` })),
  )

const isOutside = (value: number | undefined, least: number, most: number) =>
  value === undefined || value < least || value > most

const isUntidy = (text: string | null | undefined, most: number) =>
  !text || text.trim() !== text || text.length > most

const hasRepeated = (values: readonly string[]) => new Set(values).size < values.length

const isTime = (time: string | undefined) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time ?? '')

const isTimeZone = (timeZone: string | undefined) => {
  if (timeZone === undefined) return false
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone.includes('/')
}

/** Every string within a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

describe('the places of the demonstration', () => {
  test('state where a destination lies, how one gets there and for how long', () => {
    expect(wrong(destinations, ({ altitude }) => isOutside(altitude, 0, 5000))).toEqual([])
    expect(wrong(destinations, ({ airport = 'XXX' }) => !/^[A-Z]{3}$/.test(airport))).toEqual([])
    expect(wrong(destinations, ({ timeZone }) => !isTimeZone(timeZone))).toEqual([])
    expect(
      wrong(destinations, ({ nightsAdvised: nights }) =>
        isOutside(nights?.min, 1, nights?.max ?? 0),
      ),
    ).toEqual([])
    expect(
      wrong(
        destinations,
        ({ location }) => isOutside(location?.lat, -56, 0) || isOutside(location?.lng, -110, -40),
      ),
    ).toEqual([])
  })

  test('lie near their destination', () => {
    const strays = destinations.flatMap(({ location, tours: own, hotels: beds }) =>
      wrong([...own, ...beds], (item) => {
        if (!item.location || !location) return true
        return Math.hypot(item.location.lat - location.lat, item.location.lng - location.lng) > 2.5
      }),
    )
    expect(strays).toEqual([])
  })

  test('state how long, how hard and for whom an experience is', () => {
    expect(wrong(tours, ({ durationMinutes }) => isOutside(durationMinutes, 15, 20_160))).toEqual(
      [],
    )
    expect(wrong(tours, ({ level }) => isOutside(level, 1, 5))).toEqual([])
    expect(wrong(tours, ({ minAge }) => isOutside(minAge, 0, 99))).toEqual([])
    expect(
      wrong(tours, ({ groupSize }) => isOutside(groupSize?.min, 1, groupSize?.max ?? 0)),
    ).toEqual([])
    expect(wrong(tours, ({ guideLanguages = [] }) => guideLanguages.length === 0)).toEqual([])
    expect(
      wrong(
        tours,
        ({ startTimes = [] }) =>
          !startTimes.every(isTime) ||
          hasRepeated(startTimes) ||
          startTimes.join(' ') !== startTimes.toSorted().join(' '),
      ),
    ).toEqual([])
    expect(
      wrong(tours, ({ priceFrom }) => priceFrom === undefined || priceFrom.currency !== 'USD'),
    ).toEqual([])
  })

  test('state where a hotel is and what it offers, and lead to no real site', () => {
    expect(wrong(hotels, ({ address }) => isUntidy(address, 200))).toEqual([])
    expect(wrong(hotels, ({ rooms }) => isOutside(rooms, 1, 5000))).toEqual([])
    expect(wrong(hotels, ({ checkIn, checkOut }) => !isTime(checkIn) || !isTime(checkOut))).toEqual(
      [],
    )
    expect(
      wrong(
        hotels,
        ({ website }) => website !== undefined && !website.startsWith('https://example.com/'),
      ),
    ).toEqual([])
    expect(
      wrong(
        hotels,
        ({ amenities = [] }) => isOutside(amenities.length, 3, 30) || hasRepeated(amenities),
      ),
    ).toEqual([])
  })

  test('know their year: every destination, and experiences that differ', () => {
    const closedIn = (key: string) =>
      (placed.find((item) => item.key === key)?.months ?? []).flatMap((state, index) =>
        state === 'closed' ? [index + 1] : [],
      )
    expect(wrong(destinations, ({ months = [] }) => months.length !== 12)).toEqual([])
    expect(wrong(placed, ({ months }) => isOutside(months?.length ?? 12, 12, 12))).toEqual([])
    expect(closedIn('valdes-whales')).toEqual([1, 2, 3, 4, 5])
    expect(closedIn('ushuaia-penguins')).toEqual([4, 5, 6, 7, 8, 9, 10])
    expect(closedIn('el-chalten')).toEqual([6, 7, 8])
  })

  test('close on days that exist, and say why in each language', () => {
    const days = closures.flatMap(({ from, to }) => [from, to])
    const real = (day: string) => new Date(`2028-${day}T00:00:00Z`).toISOString().slice(5, 10)
    expect(closures.length).toBeGreaterThan(4)
    expect(days.map(real)).toEqual(days)
    expect(
      closures.flatMap(({ reason }) => Object.values(reason)).filter((text) => isUntidy(text, 120)),
    ).toEqual([])
  })
})

describe('the texts of the places', () => {
  test('keep to their lengths', () => {
    const texts = placeTextsOf(placed)
    expect(wrong(texts, ({ summary }) => isUntidy(summary, 300))).toEqual([])
    expect(
      wrong(texts, ({ highlights = [] }) => highlights.some((text) => isUntidy(text, 160))),
    ).toEqual([])
    expect(
      wrong(texts, ({ monthNotes = [] }) => monthNotes.some((text) => isUntidy(text, 120))),
    ).toEqual([])
    expect(
      wrong(texts, ({ questions = [] }) =>
        questions.some(({ question, answer }) => isUntidy(question, 200) || isUntidy(answer, 2000)),
      ),
    ).toEqual([])
    expect(
      wrong(texts, ({ seasonNote }) => seasonNote !== undefined && isUntidy(seasonNote, 300)),
    ).toEqual([])
  })

  test('advise on every destination', () => {
    const texts = placeTextsOf(destinations)
    expect(wrong(texts, ({ climate }) => isUntidy(climate, 160))).toEqual([])
    expect(wrong(texts, ({ seasonNote }) => seasonNote === undefined)).toEqual([])
    expect(wrong(texts, ({ highlights = [] }) => isOutside(highlights.length, 4, 8))).toEqual([])
    expect(wrong(texts, ({ practical = [] }) => isOutside(practical.length, 4, 7))).toEqual([])
    expect(
      wrong(texts, ({ practical = [] }) => practical.some(({ text }) => isUntidy(text, 2000))),
    ).toEqual([])
    expect(wrong(texts, ({ questions = [] }) => isOutside(questions.length, 2, 4))).toEqual([])
    expect(wrong(texts, ({ monthNotes = [] }) => monthNotes.length !== 12)).toEqual([])
  })

  test('say what experiences include and leave out, each thing on one side', () => {
    const texts = placeTextsOf(tours)
    expect(wrong(texts, ({ highlights = [] }) => isOutside(highlights.length, 2, 10))).toEqual([])
    expect(
      wrong(
        texts,
        ({ included = [], excluded = [] }) =>
          included.length === 0 || excluded.length === 0 || hasRepeated([...included, ...excluded]),
      ),
    ).toEqual([])
  })

  test('say as much in each language, in words of its own', () => {
    const shapeOf = ({ highlights, practical, questions, seasonNote, monthNotes }: DemoTexts) =>
      JSON.stringify([
        highlights?.length,
        practical?.map(({ topic }) => topic),
        questions?.length,
        seasonNote === undefined,
        monthNotes?.length,
      ])
    const all = (details: Record<TextLanguage, DemoTexts>) =>
      textLanguages.map((language) => details[language])
    expect(wrong(placed, ({ details }) => new Set(all(details).map(shapeOf)).size > 1)).toEqual([])
    expect(
      wrong(placed, ({ details }) => hasRepeated(all(details).map(({ summary = '' }) => summary))),
    ).toEqual([])
  })
})

describe('the names of the demonstration', () => {
  test('call every country, region and category in three textLanguages, and introduce it', () => {
    expect(
      wrong(headings, ({ names }) => textLanguages.some((each) => isUntidy(names?.[each], 255))),
    ).toEqual([])
    expect(
      wrong(headings, ({ intro }) => textLanguages.some((each) => isUntidy(intro?.[each], 600))),
    ).toEqual([])
    expect(
      wrong(headings, ({ intro }) => hasRepeated(textLanguages.map((each) => intro?.[each] ?? ''))),
    ).toEqual([])
  })

  test('know what else places are called', () => {
    expect(
      wrong(
        [...named, ...destinations],
        ({ aliases = [] }) =>
          isOutside(aliases.length, 1, 20) ||
          hasRepeated(aliases) ||
          aliases.some((alias) => isUntidy(alias, 80)),
      ),
    ).toEqual([])
  })

  test('call every tag in use, and no other, in three textLanguages', () => {
    const used = new Set([...placed, ...circuits, ...packages].flatMap((item) => item.tags))
    expect(new Set(Object.keys(tags))).toEqual(used)
    expect(
      Object.keys(tags).filter((tag) =>
        textLanguages.some((language) => isUntidy(tags[tag]?.[language], 255)),
      ),
    ).toEqual([])
  })
})

describe('the language of the demonstration', () => {
  const writtenIn = (language: TextLanguage) =>
    [
      ...[...placed, ...circuits, ...packages].map(({ details }) => details[language]),
      ...headings.map(({ names, intro }) => [names?.[language], intro?.[language]]),
      ...closures.map(({ reason }) => reason[language]),
    ].flatMap(stringsIn)
  const find = (texts: readonly string[], words: string) =>
    texts.filter((text) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(text))

  test('speaks to travellers of usted', () => {
    const voseo =
      'vos|tenés|podés|querés|sabés|sos|viajá|mirá|vení|andá|elegí|reservá|llevá|caminá|pedí|probá|dejá|conocé|descubrí|disfrutá'
    expect(find(writtenIn('es'), voseo)).toEqual([])
    expect(find(['¿Tenés tiempo?', 'Si podés, viajá', 'dos vuelos'], voseo)).toHaveLength(2)
  })

  test('uses the words of the trade', () => {
    expect(find(writtenIn('es'), 'tours?|temporada alta|lista de precios')).toEqual([])
    expect(find(writtenIn('pt'), 'tours?|pequeno-almoço|autocarro|comboio')).toEqual([])
    expect(textLanguages.flatMap(writtenIn).filter((text) => text.includes('$'))).toEqual([])
  })
})

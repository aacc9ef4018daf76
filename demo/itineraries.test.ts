import { describe, expect, test } from 'vitest'

import { textLanguages } from '#texts/languages.ts'

import { demoCatalogue } from './catalogue.ts'
import type { DemoDay } from './itinerary-model.ts'
import type { DemoItinerary } from './model.ts'

const { destinations, circuits, packages, incentives } = demoCatalogue
const journeys = [...circuits, ...packages]
const programmes = [...journeys, ...incentives]

/** Nights in towns where the catalogue has no hotel; the day's text says where one sleeps. */
const nightsElsewhere = [
  'northwest-colours 3',
  'atacama-uyuni-la-paz 4',
  'atacama-uyuni-la-paz 5',
  'peru-heart 1',
  'peru-heart 2',
  'inca-roads 7',
  'brazil-sand-and-forest 5',
  'brazil-sand-and-forest 7',
  'brazil-sand-and-forest 9',
  'chile-end-to-end 5',
  'chile-end-to-end 9',
  'grand-south-america 8',
  'grand-south-america 9',
  'salt-and-stars 4',
  'salt-and-stars 5',
]

const destinationOfTour = new Map(
  destinations.flatMap(({ key, tours }) => tours.map((tour) => [tour.key, key] as const)),
)
const destinationOfHotel = new Map(
  destinations.flatMap(({ key, hotels }) => hotels.map((hotel) => [hotel.key, key] as const)),
)

const daysOf = ({ itinerary = [] }: DemoItinerary) => itinerary
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)
const countSentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length
const isWithin = (count: number, low: number, high: number) => count >= low && count <= high

/** The findings of `find` for each day, with the journey and the day before it. */
function findInDays(find: (day: DemoDay, journey: DemoItinerary, before?: DemoDay) => string[]) {
  return journeys.flatMap((journey) =>
    daysOf(journey).flatMap((day, index, days) =>
      find(day, journey, days[index - 1]).map((found) => `${journey.key} ${day.day} ${found}`),
    ),
  )
}

describe('the days of the demonstration', () => {
  test('are all told, each under its own title, in three textLanguages', () => {
    for (const journey of journeys) {
      const numbers = Array.from({ length: journey.days }, (_, index) => index + 1)
      expect([journey.key, ...daysOf(journey).map(({ day }) => day)]).toEqual([
        journey.key,
        ...numbers,
      ])
      for (const language of textLanguages) {
        expect(repeated(daysOf(journey).map(({ details }) => details[language].title))).toEqual([])
      }
    }
    expect(
      findInDays(({ details }) => repeated(textLanguages.map((each) => details[each].text))),
    ).toEqual([])
  })

  test('keep to the lengths of a programme', () => {
    expect(
      findInDays(({ details }) =>
        textLanguages.flatMap((language) => {
          const { title, text } = details[language]
          const sentences = countSentences(text)
          return isWithin(title.length, 1, 120) && isWithin(sentences, 2, 5)
            ? []
            : [`${language} ${title.length} ${sentences}`]
        }),
      ),
    ).toEqual([])
  })

  test('name only what the journey has, where it is', () => {
    expect(
      findInDays((day, journey, before) => {
        const { destination, hotel, tours = [], optionalTours = [], transfers = [] } = day
        const reached = transfers.flatMap(({ toDestination }) => toDestination ?? [])
        const near = [destination, before?.destination, ...reached]
        return [
          ...[destination, ...reached].filter(
            (each) => each !== undefined && !journey.destinations.includes(each),
          ),
          ...(hotel === undefined ||
          (journey.hotels.includes(hotel) && destinationOfHotel.get(hotel) === destination)
            ? []
            : [hotel]),
          ...tours.filter(
            (tour) => !journey.tours.includes(tour) || !near.includes(destinationOfTour.get(tour)),
          ),
          ...optionalTours.filter(
            (tour) =>
              tours.includes(tour) ||
              !journey.destinations.includes(destinationOfTour.get(tour) ?? ''),
          ),
        ].map(String)
      }),
    ).toEqual([])
  })

  test('use everything that the journey has: experiences once, included or offered', () => {
    for (const journey of journeys) {
      const days = daysOf(journey)
      const included = days.flatMap(({ tours = [] }) => tours)
      const offered = new Set(days.flatMap(({ optionalTours = [] }) => optionalTours))
      const visited = new Set(days.map(({ destination }) => destination))
      const slept = new Set(days.map(({ hotel }) => hotel))
      expect(repeated(included)).toEqual([])
      expect([
        ...journey.tours.filter((tour) => !included.includes(tour) && !offered.has(tour)),
        ...journey.hotels.filter((hotel) => !slept.has(hotel)),
        ...journey.destinations.filter((destination) => !visited.has(destination)),
      ]).toEqual([])
    }
  })

  test('have as many nights as the journey says, and a bed in each', () => {
    for (const journey of journeys) {
      const nights = daysOf(journey).filter(({ overnight }) => overnight !== 'none')
      expect([journey.key, nights.length]).toEqual([journey.key, journey.nights])
      expect(daysOf(journey).at(-1)?.overnight).toBe('none')
    }
    const bedless = journeys.flatMap((journey) =>
      daysOf(journey)
        .filter(({ overnight, hotel }) => overnight === 'hotel' && hotel === undefined)
        .map(({ day }) => `${journey.key} ${day}`),
    )
    expect(bedless).toEqual(nightsElsewhere)
  })

  test('can be travelled: no day has more than eight hours on the way, flights aside', () => {
    expect(
      findInDays(({ transfers = [] }) => {
        const hours = transfers
          .filter(({ mode }) => mode !== 'flight')
          .reduce((sum, { minutes = 0 }) => sum + minutes, 0)
        const odd = transfers.filter(
          ({ minutes = 1, km = 1 }) => !isWithin(minutes, 1, 2880) || !isWithin(km, 1, 20_000),
        )
        return hours > 480 || odd.length > 0 || transfers.length > 6 ? [String(hours)] : []
      }),
    ).toEqual([])
  })
})

describe('the facts of the demonstration', () => {
  test('carry a code, a level, a price and a validity', () => {
    expect(repeated(journeys.map(({ code = '' }) => code))).toEqual([])
    for (const { code, level, priceFrom, groupSize, validFrom = '', validTo = '' } of journeys) {
      expect(code).toMatch(/^[A-Z0-9-]{1,20}$/)
      expect([1, 2, 3, 4, 5]).toContain(level)
      expect(priceFrom?.amount).toSatisfy(Number.isInteger)
      expect(priceFrom?.currency).toBe('USD')
      expect(groupSize?.min).toBeLessThanOrEqual(groupSize?.max ?? 0)
      expect(validFrom < validTo).toBe(true)
    }
    for (const { groupSize } of incentives) expect(groupSize?.min).toBeLessThan(groupSize?.max ?? 0)
  })

  test('go on with packages, never with themselves', () => {
    const keys = packages.map(({ key }) => key)
    for (const { key, extensions = [] } of journeys) {
      expect(keys).toEqual(expect.arrayContaining([...extensions]))
      expect(extensions).not.toContain(key)
      expect(extensions.length).toBeLessThanOrEqual(8)
    }
  })

  test('depart in every way, on days in order and within the validity', () => {
    expect(new Set(journeys.map(({ departures }) => departures?.kind))).toEqual(
      new Set(['daily', 'weekdays', 'dates']),
    )
    for (const { departures, validFrom = '', validTo = '' } of journeys) {
      const dates =
        departures?.kind === 'dates'
          ? departures.dates.map((each) => (typeof each === 'string' ? each : each.date))
          : (departures?.periods ?? []).flatMap(({ from, to }) => [from, to])
      expect(dates).toEqual([...new Set(dates)].toSorted())
      expect(dates.filter((date) => date < validFrom || date > validTo)).toEqual([])
    }
  })
})

describe('the texts of the demonstration’s programmes', () => {
  test('keep to their limits and say as much in each language', () => {
    for (const { key, details } of programmes) {
      const shapes = textLanguages.map((language) => {
        const texts = details[language]
        const { summary = '', highlights = [], included = [], excluded = [] } = texts
        const { conditions = '', questions = [] } = texts
        expect([key, language, summary.length <= 300 && summary.length >= 80]).toEqual([
          key,
          language,
          true,
        ])
        expect(highlights.filter((each) => !isWithin(each.length, 1, 160))).toEqual([])
        expect([...included, ...excluded].filter((each) => !isWithin(each.length, 1, 200))).toEqual(
          [],
        )
        expect(isWithin(conditions.length, 1, 5000)).toBe(true)
        for (const { question, answer } of questions) {
          expect(isWithin(question.length, 1, 200) && isWithin(answer.length, 1, 2000)).toBe(true)
        }
        return [highlights, included, excluded, questions].map(({ length }) => length)
      })
      expect(shapes).toEqual(textLanguages.map(() => shapes[0]))
      const [highlights = 0, included = 0, excluded = 0, questions = 0] = shapes[0] ?? []
      expect([key, isWithin(highlights, 4, 8), isWithin(included, 6, 10)]).toEqual([
        key,
        true,
        true,
      ])
      expect([key, isWithin(excluded, 4, 8), isWithin(questions, 2, 4)]).toEqual([key, true, true])
    }
  })

  test('speak as the trade does, without voseo, familiar forms or a bare dollar sign', () => {
    const textsIn = (language: (typeof textLanguages)[number]) =>
      JSON.stringify([
        programmes.map(({ details }) => details[language]),
        journeys.map((journey) => daysOf(journey).map(({ details }) => details[language])),
        journeys.map(({ priceNote }) => priceNote?.[language]),
      ]).toLowerCase()
    const find = (language: (typeof textLanguages)[number], words: string) =>
      textsIn(language).match(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu')) ?? []
    const voseo = 'vos|sos|tenés|podés|querés|sabés|vení|mirá|andá|llevá|reservá|elegí|pedí|traé'
    expect(find('es', `${voseo}|tú|tu|tus|te|puedes|tienes|quieres|vosotros|vuestr[oa]s?`)).toEqual(
      [],
    )
    expect(
      find(
        'es',
        'tours?|clientes?|niños?(?! del llullaillaco)|compartid[oa]s?|temporada alta|citas?',
      ),
    ).toEqual([])
    expect(find('pt', 'tours?|clientes?|pequeno-almoço|autocarro|comboio|vós')).toEqual([])
    expect(textLanguages.filter((language) => textsIn(language).includes('$'))).toEqual([])
  })
})

import { type Language, languages } from '#contract/base/languages/languages.ts'

import { hotelPictures } from './catalogue/hotel-pictures.ts'
import { type Inclusion, inclusions } from './catalogue/wording/experience-inclusions.ts'
import type { DestinationGuide, HotelGuide, Season, TourGuide } from './guide.ts'
import type { DemoDestination, DemoDetails } from './model.ts'
import type { DemoMonthState, DemoTexts, DemoTopic } from './place-model.ts'

type DemoTour = DemoDestination['tours'][number]
type DemoHotel = DemoDestination['hotels'][number]

/** A destination with what its guide knows of it, of its experiences and of its hotels. */
export function withGuide(destination: DemoDestination, guide: DestinationGuide): DemoDestination {
  const { year, texts, outings, ...facts } = guide
  return {
    ...destination,
    ...facts,
    months: statesOf(year),
    details: withTexts(destination.details, (language) => ({
      ...texts[language],
      monthNotes: notesOf(year, language),
      practical: Object.entries(texts[language].practical).map(([topic, text]) => ({
        topic: topic as DemoTopic,
        text,
      })),
    })),
    tours: destination.tours.map((tour) => withTourGuide(tour, outings.tours[tour.key])),
    hotels: destination.hotels.map((hotel) => withHotelGuide(hotel, outings.hotels[hotel.key])),
  }
}

function withTourGuide(tour: DemoTour, guide: TourGuide | undefined): DemoTour {
  if (!guide) throw new Error(`The guide says nothing of the experience ${tour.key}`)
  const { year, texts, included, excluded, ...facts } = guide
  return {
    ...tour,
    ...facts,
    ...(year && { months: statesOf(year) }),
    details: withTexts(tour.details, (language) => ({
      ...texts[language],
      included: wordsOf(included, language),
      excluded: wordsOf(excluded, language),
      ...(year && { monthNotes: notesOf(year, language) }),
    })),
  }
}

function withHotelGuide(hotel: DemoHotel, guide: HotelGuide | undefined): DemoHotel {
  if (!guide) throw new Error(`The guide says nothing of the hotel ${hotel.key}`)
  const { summary, ...facts } = guide
  return {
    ...hotel,
    ...facts,
    pictures: hotelPictures[hotel.key] ?? [],
    details: withTexts(hotel.details, (language) => ({ summary: summary[language] })),
  }
}

const withTexts = (details: DemoDetails, textsOf: (language: Language) => DemoTexts): DemoDetails =>
  Object.fromEntries(
    languages.map((language) => [language, { ...details[language], ...textsOf(language) }]),
  ) as unknown as DemoDetails

const wordsOf = (names: readonly Inclusion[], language: Language) =>
  names.map((name) => inclusions[name][language])

const statesOf = (year: readonly Season[]): DemoMonthState[] =>
  seasonsOf(year).map(({ state }) => state)

const notesOf = (year: readonly Season[], language: Language): string[] =>
  seasonsOf(year).map(({ note }) => note[language])

/** The season of each month, January first. */
function seasonsOf(year: readonly Season[]): Season[] {
  return Array.from({ length: 12 }, (_, index) => {
    const [season, ...others] = year.filter(({ months }) => months.includes(index + 1))
    if (!season || others.length > 0) throw new Error(`Month ${index + 1} needs one season`)
    return season
  })
}

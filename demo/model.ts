import type { TextLanguage } from '#texts/languages.ts'

import type { Light, Season } from './artwork/light.ts'
import type { SceneName } from './artwork/scenes.ts'
import type {
  DemoDestinationFacts,
  DemoHotelFacts,
  DemoService,
  DemoTexts,
  DemoTourFacts,
  DemoWords,
} from './place-model.ts'
import type {
  DemoDay,
  DemoDepartures,
  DemoGroupSize,
  DemoJourneyDetails,
  DemoMoney,
  DemoPriceBand,
} from './itinerary-model.ts'

/** A name, a Markdown description and further texts in every language of the site. */
export type DemoDetails = Readonly<
  Record<TextLanguage, DemoTexts & { readonly name: string; readonly description: string }>
>

/** A picture still to be drawn; `variant` chooses the composition. */
export interface DemoPicture {
  readonly position: 'slider' | 'main' | 'detail'
  readonly scene: SceneName
  readonly variant: number
  readonly light: Light
  readonly season: Season
}

interface DemoItem {
  /** Stable and unique within its kind; relations name each other by it. */
  readonly key: string
  readonly details: DemoDetails
  readonly tags: readonly string[]
}

export interface DemoTour extends DemoItem, DemoTourFacts {
  readonly category: string
  readonly bannedTags?: readonly string[]
  readonly starred?: boolean
  readonly starredInDestination?: boolean
  readonly pictures: readonly DemoPicture[]
}

export interface DemoHotel extends DemoItem, DemoHotelFacts {
  /** Stars, 1 to 5 in halves. */
  readonly stars: number
  readonly pictures?: readonly DemoPicture[]
}

export interface DemoDestination extends DemoItem, DemoDestinationFacts {
  readonly region: string
  readonly starred?: boolean
  readonly pictures: readonly DemoPicture[]
  readonly tours: readonly DemoTour[]
  readonly hotels: readonly DemoHotel[]
}

/** A circuit, or a package where it visits two or three destinations. */
export interface DemoItinerary extends DemoItem {
  readonly details: DemoJourneyDetails
  readonly days: number
  readonly nights: number
  /** Keys of the destinations in the order of the journey. */
  readonly destinations: readonly string[]
  readonly tours: readonly string[]
  readonly hotels: readonly string[]
  readonly bannedTags?: readonly string[]
  readonly starred?: boolean
  readonly pictures: readonly DemoPicture[]
  readonly code?: string
  /** 1 easy to 5 demanding. */
  readonly level?: number
  readonly service?: DemoService
  readonly groupSize?: DemoGroupSize
  readonly departures?: DemoDepartures
  readonly validFrom?: string
  readonly validTo?: string
  readonly priceFrom?: DemoMoney
  readonly priceNote?: DemoWords
  readonly priceFromBasis?: 'person' | 'double' | 'single' | 'group' | 'service'
  readonly priceFromUntil?: string
  readonly priceFromPax?: number
  readonly priceBands?: readonly DemoPriceBand[]
  /** Keys of packages that go well before or after. */
  readonly extensions?: readonly string[]
  readonly itinerary?: readonly DemoDay[]
}

export interface DemoIncentive {
  readonly key: string
  readonly destination: string
  readonly details: DemoJourneyDetails
  readonly groupSize?: DemoGroupSize
  readonly pictures: readonly DemoPicture[]
}

/** A country, region or category: a heading that items are found under. */
export interface DemoHeading {
  readonly key: string
  /** The name for languages without one of their own. */
  readonly name: string
  readonly names?: DemoWords
  /** Other words that people look for it with. */
  readonly aliases?: readonly string[]
  /** Markdown. */
  readonly intro?: DemoWords
}

export interface DemoCountry extends DemoHeading {
  readonly regions: readonly DemoHeading[]
}

export interface DemoCatalogue {
  readonly countries: readonly DemoCountry[]
  readonly categories: readonly DemoHeading[]
  /** Each tag's name in every language. */
  readonly tags: Readonly<Record<string, DemoWords>>
  readonly destinations: readonly DemoDestination[]
  readonly circuits: readonly DemoItinerary[]
  readonly packages: readonly DemoItinerary[]
  readonly incentives: readonly DemoIncentive[]
  readonly banner: readonly DemoPicture[]
}

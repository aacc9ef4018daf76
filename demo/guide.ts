import type { Language } from '#contract/base/languages/languages.ts'

import type { Inclusion } from './catalogue/wording/experience-inclusions.ts'
import type {
  DemoDestinationFacts,
  DemoHotelFacts,
  DemoMonthState,
  DemoQuestion,
  DemoTopic,
  DemoTourFacts,
  DemoWords,
} from './place-model.ts'

/** Months, 1 to 12, that are alike for one reason. */
export interface Season {
  readonly months: readonly number[]
  readonly state: DemoMonthState
  readonly note: DemoWords
}

interface TourTexts {
  readonly summary: string
  readonly highlights: readonly string[]
  readonly seasonNote?: string
  readonly questions?: readonly DemoQuestion[]
}

interface DestinationTexts extends TourTexts {
  readonly seasonNote: string
  readonly climate: string
  readonly practical: Readonly<Partial<Record<DemoTopic, string>>>
  readonly questions: readonly DemoQuestion[]
}

/** What an experience's page says beside its description. */
export interface TourGuide extends Omit<DemoTourFacts, 'months'> {
  /** Only where it differs from its destination's. */
  readonly year?: readonly Season[]
  readonly included: readonly Inclusion[]
  readonly excluded: readonly Inclusion[]
  readonly texts: Readonly<Record<Language, TourTexts>>
}

export interface HotelGuide extends Omit<DemoHotelFacts, 'months'> {
  readonly summary: DemoWords
}

/** What the experiences and hotels of a destination say, by key. */
export interface Outings {
  readonly tours: Readonly<Record<string, TourGuide>>
  readonly hotels: Readonly<Record<string, HotelGuide>>
}

/** What a destination's page says beside its description: facts, seasons and advice. */
export interface DestinationGuide extends Omit<DemoDestinationFacts, 'months'> {
  readonly year: readonly Season[]
  readonly texts: Readonly<Record<Language, DestinationTexts>>
  readonly outings: Outings
}

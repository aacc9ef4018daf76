import type { TextLanguage } from '#texts/languages.ts'
import type { DemoPriceBand } from './itinerary-model.ts'

/** A text in every language of the site. */
export type DemoWords = Readonly<Record<TextLanguage, string>>

export interface DemoQuestion {
  readonly question: string
  readonly answer: string
}

/** Further texts of an item in one language; each kind has some of them. */
export interface DemoTexts {
  readonly summary?: string
  readonly highlights?: readonly string[]
  readonly included?: readonly string[]
  readonly excluded?: readonly string[]
  readonly seasonNote?: string
  /** The reason beside each month, January first. */
  readonly monthNotes?: readonly (string | null)[]
  readonly climate?: string
  readonly practical?: readonly { readonly topic: DemoTopic; readonly text: string }[]
  readonly questions?: readonly DemoQuestion[]
}

export type DemoTopic =
  | 'arrival'
  | 'visas'
  | 'money'
  | 'health'
  | 'weather'
  | 'clothing'
  | 'food'
  | 'safety'
  | 'power'
  | 'connectivity'
  | 'tips'
  | 'transport'

export type DemoMonthState = 'peak' | 'good' | 'fair' | 'closed'

/** A number of something, from its least to its most. */
interface DemoSpan {
  readonly min: number
  readonly max: number
}

/** Facts of destinations, experiences and hotels about place and seasons. */
interface DemoPlaceFacts {
  readonly location?: { readonly lat: number; readonly lng: number }
  /** January first. */
  readonly months?: readonly DemoMonthState[]
  /** Days of one year, or month and day of every year. */
  readonly closures?: readonly {
    readonly from: string
    readonly to: string
    readonly reason: DemoWords
  }[]
}

export interface DemoDestinationFacts extends DemoPlaceFacts {
  /** Metres above the sea. */
  readonly altitude?: number
  /** IATA code of the airport one flies to. */
  readonly airport?: string
  readonly timeZone?: string
  readonly nightsAdvised?: DemoSpan
  readonly aliases?: readonly string[]
}

export type DemoService = 'private' | 'shared' | 'mixed' | 'either'

export interface DemoTourFacts extends DemoPlaceFacts {
  readonly durationMinutes?: number
  readonly startTimes?: readonly string[]
  /** From 1, easy, to 5, demanding. */
  readonly level?: number
  readonly minAge?: number
  readonly guideLanguages?: readonly string[]
  readonly groupSize?: DemoSpan
  /** In minor units of the currency. */
  readonly priceFrom?: { readonly amount: number; readonly currency: string }
  readonly priceFromPax?: number
  readonly priceBands?: readonly DemoPriceBand[]
  readonly service?: DemoService
}

export interface DemoHotelFacts extends DemoPlaceFacts {
  readonly address?: string
  readonly website?: string
  readonly rooms?: number
  readonly checkIn?: string
  readonly checkOut?: string
  readonly amenities?: readonly DemoAmenity[]
}

export type DemoAmenity =
  | 'wifi'
  | 'parking'
  | 'pool'
  | 'spa'
  | 'gym'
  | 'restaurant'
  | 'bar'
  | 'breakfast'
  | 'roomService'
  | 'airConditioning'
  | 'heating'
  | 'fireplace'
  | 'laundry'
  | 'airportTransfer'
  | 'accessible'
  | 'pets'
  | 'family'
  | 'kitchen'
  | 'terrace'
  | 'view'
  | 'library'
  | 'bikes'
  | 'beach'
  | 'skiRoom'
  | 'meetingRooms'

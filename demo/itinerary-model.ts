import type { TextLanguage } from '#texts/languages.ts'

/** A journey's texts in one language. */
export interface DemoJourneyTexts {
  readonly name: string
  readonly description: string
  /** Plain text for cards and search results. */
  readonly summary?: string
  readonly highlights?: readonly string[]
  readonly included?: readonly string[]
  readonly excluded?: readonly string[]
  /** Markdown. */
  readonly conditions?: string
  readonly questions?: readonly { readonly question: string; readonly answer: string }[]
}

export type DemoJourneyDetails = Readonly<Record<TextLanguage, DemoJourneyTexts>>

interface DemoPeriod {
  readonly from: string
  readonly to: string
}

interface DemoDeparted {
  readonly guaranteed?: boolean
  readonly minPax?: number
}

interface DemoRecurring extends DemoDeparted {
  readonly periods?: readonly DemoPeriod[]
  readonly except?: readonly DemoPeriod[]
}

/** A day, or a day and how full it is. */
type DemoDate =
  | string
  | { readonly date: string; readonly status: 'open' | 'few' | 'full' | 'guaranteed' }

export type DemoDepartures =
  | ({ readonly kind: 'daily' } & DemoRecurring)
  /** 1 is Monday. */
  | ({ readonly kind: 'weekdays'; readonly weekdays: readonly number[] } & DemoRecurring)
  | ({ readonly kind: 'dates'; readonly dates: readonly DemoDate[] } & DemoDeparted)

export interface DemoMoney {
  /** In minor units of the currency. */
  readonly amount: number
  readonly currency: string
}

/** Months and days that cost more than the price from which it starts. */
export interface DemoPriceBand {
  readonly months?: readonly number[]
  readonly spans?: readonly DemoPeriod[]
  /** In minor units of the price's currency. */
  readonly amount: number
  readonly name: Readonly<Record<TextLanguage, string>>
}

export interface DemoGroupSize {
  readonly min: number
  readonly max: number
}

export interface DemoTransfer {
  readonly mode: 'flight' | 'bus' | 'car' | 'train' | 'boat' | 'horse' | 'walk'
  readonly minutes?: number
  readonly km?: number
  readonly toDestination?: string
  /** A flight is left out unless it says so; everything else is included. */
  readonly included?: boolean
  readonly service?: 'private' | 'shared'
}

/** A day of a journey; what it names are keys of what the journey has. */
export interface DemoDay {
  readonly day: number
  readonly destination?: string
  readonly overnight?: 'hotel' | 'ship' | 'train' | 'camp' | 'transit' | 'none'
  readonly hotel?: string
  readonly orSimilar?: boolean
  readonly tours?: readonly string[]
  /** Offered, not included. */
  readonly optionalTours?: readonly string[]
  readonly meals?: readonly ('breakfast' | 'lunch' | 'boxLunch' | 'dinner')[]
  readonly transfers?: readonly DemoTransfer[]
  readonly details: Readonly<
    Record<TextLanguage, { readonly title: string; readonly text: string }>
  >
}

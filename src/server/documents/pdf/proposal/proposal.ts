import type { Meal } from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { Money } from '#contract/base/money/money-text.ts'
import type { SignedSite } from '../../mail/signature.ts'
import type { Site } from '#server/platform/site/read-site.ts'

/** The agency's data in a document that it makes. */
export type DocumentSite = SignedSite & Pick<Site, 'siteName' | 'colors' | 'logo'>

/** A day as `2027-05-03`. */
type Day = string

/** A proposal as a document shows it: plain data, in the visitor's language, and nothing internal. */
export interface Proposal {
  site: DocumentSite
  lang: Language
  /** Name of the quote for visitor and agency. */
  reference: string
  version: number
  /** The visitor's. */
  name: string
  /** In the place of a name that no font has the letters of. */
  email: string | null
  title: string
  /** Markdown, as every longer text here. */
  intro?: string | null
  startOn?: Day | null
  pax?: { adults: number; children: number } | null
  days: readonly ProposalDay[]
  options: readonly ProposalOption[]
  prices: readonly PriceLine[]
  /** Each option's, or the sole one's without an option; without optional lines. */
  totals: readonly { option?: string | null; total: Money }[]
  /** Price per person by number of travellers: shown, never summed. */
  scale: readonly { minPax: number; maxPax: number; perPerson: Money; freePlaces: number }[]
  included: readonly string[]
  excluded: readonly string[]
  conditions?: string | null
  payments: readonly Payment[]
  /** Share of the price that is charged for a cancellation from that many days before on. */
  cancellation: readonly { fromDaysBefore: number; percent: number }[]
  /** Until when places are held; null where none are. */
  hold: { until: Day } | null
  validUntil: Day
  /** Its last day is over: the word stands across each page. */
  expired: boolean
  /** The acceptance; null until then. */
  acceptance: {
    on: Day
    by: string | null
    option: string | null
    extras: readonly string[]
    total: Money | null
  } | null
  /** The proposal's page. */
  url: string
}

export interface ProposalDay {
  date?: Day | null
  title: string
  text: string
  hotel?: string | null
  meals?: readonly Meal[]
}

export interface ProposalOption {
  key: string
  name: string
  hotels: readonly { place: string; hotel: string; nights: number }[]
}

export interface PriceLine {
  label: string
  quantity: number
  unit: Money
  /** The key of the option that it is part of; of all, where there is none. */
  option?: string | null
  /** On request, and in no total. */
  optional?: boolean
  /** Paid to others on the way, and in no total. */
  onSpot?: boolean
}

export interface Payment {
  /** A day, or `acceptance`. */
  due: string | { daysBefore: number }
  percent?: number | null
  amount?: Money | null
  note?: string | null
}

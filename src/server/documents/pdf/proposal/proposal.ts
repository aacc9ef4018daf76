import type { Meal } from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { Money } from '#contract/base/money/money-text.ts'
import type { Instalment, Payment } from '#contract/quotes/money/instalments.ts'
import type { ProposalPlace } from '#contract/quotes/proposals/shown-journey.ts'
import type { SignedSite } from '../../mail/signature.ts'
import type { FiledPicture } from '../read-pictures.ts'
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
  /** The person who answers; null or left out for nobody. */
  specialist?: ProposalSpecialist | null
  title: string
  /** Markdown, as every longer text here. */
  intro?: string | null
  startOn?: Day | null
  pax?: { adults: number; children: number } | null
  days: readonly ProposalDay[]
  /** Its stops with a location, in their order. */
  places?: readonly ProposalPlace[]
  options: readonly ProposalOption[]
  prices: readonly PriceLine[]
  /** Each option's, or the sole one's without an option; without optional lines. */
  totals: readonly { option?: string | null; total: Money }[]
  /** Price per person by number of travellers. */
  scale: readonly {
    minPax: number
    maxPax: number
    perPerson: Money
    freePlaces: number
    /** The key of its option; of all, where there is none. */
    option?: string | null
  }[]
  included: readonly string[]
  excluded: readonly string[]
  conditions?: string | null
  /** The conditions of the items that it was made from. */
  itemConditions?: string | null
  tax?: string | null
  payments: readonly Payment[]
  /** The payments of each total in money; of the accepted one alone, once there is one. */
  instalments: readonly { option?: string | null; rows: readonly Instalment[] }[]
  /** Share of the price that is charged for a cancellation from that many days before on. */
  cancellation: readonly { fromDaysBefore: number; percent: number }[]
  /** Until when places are held; null where none are. */
  hold: { until: Day } | null
  /** That day is over. */
  holdOver: boolean
  validUntil: Day
  /** Its last day is over: the word stands across each page. */
  expired: boolean
  /** The acceptance; null until then. */
  acceptance: {
    on: Day
    by: string | null
    option: string | null
    /** The travellers of a group that is priced by its size. */
    pax?: number | null
    extras: readonly string[]
    total: Money | null
    /** How one pays, in the agency's words. */
    payHow?: string | null
  } | null
  /** The proposal's page. */
  url: string
}

interface ProposalSpecialist {
  name: string
  role: string | null
  phone: string | null
  email: string | null
  photo?: FiledPicture | undefined
}

export interface ProposalDay {
  date?: Day | null
  title: string
  text: string
  hotel?: string | null
  meals?: readonly Meal[]
  /** The first of those that its page shows. */
  picture?: FiledPicture | undefined
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

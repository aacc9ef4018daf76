import type { TextLanguage } from '#texts/languages.ts'

type Quotable = 'circuit' | 'destination' | 'package' | 'tour' | 'incentive'

/** From one day to another of the next such month; the whole month where no day is named. */
interface DemoTravel {
  readonly month: number
  readonly from?: number
  readonly to?: number
  readonly flexible?: true
}

/** Events of a quote; hours before the load. */
export type DemoEvent = { readonly hoursAgo: number } & (
  | { readonly kind: 'seen' | 'assigned' }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'reply'; readonly subject: string; readonly text: string }
  | {
      readonly kind: 'message'
      readonly from: 'visitor' | 'agency'
      readonly channel: 'site' | 'email' | 'phone' | 'whatsapp'
      readonly text: string
    }
  | {
      readonly kind: 'state'
      readonly state: 'contacted' | 'quoting' | 'sent' | 'won' | 'lost' | 'archived'
      readonly reason?: 'dates'
    }
  | { readonly kind: 'proposal'; readonly state: 'sent' | 'accepted' }
  | { readonly kind: 'opened' }
)

/** A proposal of a quote, from the circuit or package that it asks for; amounts in cents. */
export interface DemoProposal {
  readonly title: string
  readonly intro: string
  readonly prices: readonly {
    readonly label: string
    readonly quantity: number
    readonly amount: number
    readonly option?: string
    readonly optional?: true
  }[]
  readonly options: readonly {
    readonly key: string
    readonly name: string
    readonly hotels: readonly {
      readonly place: string
      readonly hotel: string
      readonly nights: number
    }[]
  }[]
  readonly currency: string
  readonly conditions: string
  readonly validDays: number
  /** The visitor's answer, if any. */
  readonly accepted?: { readonly option: string | null; readonly acceptedBy: string }
}

/** A visitor’s quote; `item` is the key of what it asks about within its kind. */
export interface DemoQuote {
  readonly name: string
  readonly email: string
  readonly lang: TextLanguage
  readonly entityType: Quotable
  readonly item: string
  readonly message: string
  readonly hoursAgo: number
  readonly country: string
  readonly occasion: 'leisure' | 'honeymoon' | 'family' | 'friends' | 'incentive' | 'other'
  readonly channel?: 'phone' | 'whatsapp'
  readonly phone?: string
  readonly travel?: DemoTravel
  readonly adults?: number
  readonly children?: readonly number[]
  readonly nights?: number
  readonly hotelClass?: 3 | 4 | 5
  readonly guideLanguage?: string
  /** In cents. */
  readonly budget?: {
    readonly amount: number
    readonly currency: string
    readonly per: 'person' | 'group'
  }
  readonly rooms?: readonly {
    readonly kind: 'double' | 'twin' | 'family'
    readonly count: number
  }[]
  /** The rest of the shortlist, as `kind key`. */
  readonly items?: readonly {
    readonly item: `${Quotable | 'hotel'} ${string}`
    readonly note?: string
  }[]
  /** Days from the load until it is to be followed up. */
  readonly followUpInDays?: number
  /** Oldest first; the last state said is its state. */
  readonly events: readonly DemoEvent[]
  readonly proposal?: DemoProposal
}

/** An answer that is written again and again. */
export interface DemoTemplate {
  readonly name: string
  readonly texts: Readonly<
    Record<TextLanguage, { readonly subject: string; readonly body: string }>
  >
}

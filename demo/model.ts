import type { Language } from '#contract/languages.ts'

import type { Light, Season } from './artwork/light.ts'
import type { SceneName } from './artwork/scenes.ts'

/** A name and a Markdown description in every language of the site. */
export type DemoDetails = Readonly<
  Record<Language, { readonly name: string; readonly description: string }>
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

interface DemoTour extends DemoItem {
  readonly category: string
  readonly bannedTags?: readonly string[]
  readonly starred?: boolean
  readonly starredInDestination?: boolean
  readonly pictures: readonly DemoPicture[]
}

interface DemoHotel extends DemoItem {
  /** Stars, 1 to 5 in halves. */
  readonly stars: number
}

export interface DemoDestination extends DemoItem {
  readonly region: string
  readonly starred?: boolean
  readonly pictures: readonly DemoPicture[]
  readonly tours: readonly DemoTour[]
  readonly hotels: readonly DemoHotel[]
}

/** A circuit, or a package where it visits two or three destinations. */
export interface DemoItinerary extends DemoItem {
  readonly days: number
  readonly nights: number
  /** Keys of the destinations in the order of the journey. */
  readonly destinations: readonly string[]
  readonly tours: readonly string[]
  readonly hotels: readonly string[]
  readonly bannedTags?: readonly string[]
  readonly starred?: boolean
  readonly pictures: readonly DemoPicture[]
}

export interface DemoIncentive {
  readonly key: string
  readonly destination: string
  readonly details: DemoDetails
  readonly pictures: readonly DemoPicture[]
}

export interface DemoCountry {
  readonly key: string
  readonly name: string
  readonly regions: readonly { readonly key: string; readonly name: string }[]
}

export interface DemoCategory {
  readonly key: string
  readonly name: string
}

export interface DemoCatalogue {
  readonly countries: readonly DemoCountry[]
  readonly categories: readonly DemoCategory[]
  readonly destinations: readonly DemoDestination[]
  readonly circuits: readonly DemoItinerary[]
  readonly packages: readonly DemoItinerary[]
  readonly incentives: readonly DemoIncentive[]
  readonly banner: readonly DemoPicture[]
}

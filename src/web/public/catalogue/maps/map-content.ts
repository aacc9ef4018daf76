import type { Language } from '#contract/base/languages/languages.ts'

// What a map shows as data, for the one that visitors may open in place of the drawing.

/** A place that is marked. */
export interface MapPlace {
  name: string
  /** The language of the name, where it is not the page's. */
  lang?: Language | undefined
  /** Its page. */
  to: string
  /** Note below the name, such as the nights. */
  note?: string | undefined
  /** The numbers of the stops there. */
  numbers?: string
  lat: number
  lng: number
  /** Kind of mark; the map is not fitted to places that are only near. */
  mark: 'stop' | 'place' | 'experience' | 'near'
}

/** The route between two places, by their position among them. */
export interface MapRoute {
  from: number
  to: number
  style: 'air' | 'road' | 'rail' | 'water' | 'trail' | 'open'
  /** How far it bends to its left, for each unit of its length. */
  bend: number
}

export interface MapContent {
  title: string
  places: MapPlace[]
  routes: MapRoute[]
}

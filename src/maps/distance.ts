import { geoDistance } from 'd3-geo'

/** A point on the earth, in degrees. */
export interface Place {
  lat: number
  lng: number
}

const earthRadiusKm = 6371

/** How far it is from one place to another as the crow flies, in kilometres. */
export function kilometresBetween(one: Place, other: Place): number {
  return geoDistance([one.lng, one.lat], [other.lng, other.lat]) * earthRadiusKm
}

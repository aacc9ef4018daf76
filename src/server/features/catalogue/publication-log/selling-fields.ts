/** Fields that sell a journey: a change of one is news for agents, a mended typo is none. */
export type SellingField =
  | 'itinerary'
  | 'days'
  | 'destinations'
  | 'hotels'
  | 'months'
  | 'validity'
  | 'status'
  | 'rates'

/** The fields of items, as the contract names them, that are of what sells. */
const partsOf: Record<Exclude<SellingField, 'rates'>, readonly string[]> = {
  itinerary: ['itinerary', 'tourIds'],
  days: ['days', 'nights'],
  destinations: ['destinationIds', 'destinationId'],
  hotels: ['hotelIds'],
  months: ['months'],
  validity: ['validFrom', 'validTo'],
  status: ['status'],
}

/** Which of what sells has changed where these fields have. */
export function sellingFieldsOf(fields: readonly string[]): SellingField[] {
  const names = Object.keys(partsOf) as (keyof typeof partsOf)[]
  return names.filter((name) => partsOf[name].some((part) => fields.includes(part)))
}

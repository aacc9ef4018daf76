import type { Kind } from '#contract/base/kinds.ts'

/** Cells of a sheet's row, by the names of its columns. */
export type SampleRow = Readonly<Record<string, string | number>>

/** Invented items stay hidden when somebody imports them. */
const hidden = { status: 'false' }

const journey = {
  tourIds: 'SAMPLE-TOUR',
  hotelIds: 'SAMPLE-HOTEL',
  days: 3,
  nights: 2,
  'included.en': 'Transfers | Breakfast',
  priceFrom: 1250.5,
  'priceFrom.currency': 'USD',
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  ...hidden,
}

const placesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `SAMPLE-DESTINATION-${index + 1}`).join(' | ')

const named = (kind: string, name: string) => ({
  externalId: `SAMPLE-${kind}`,
  'name.en': name,
  'description.en': `${name}, to show how a row is written.`,
})

/** An invented item of each kind; what they refer to are samples too. */
export const sampleItems: Record<Kind, readonly SampleRow[]> = {
  destination: [1, 2, 3, 4].map((number) => ({
    ...named(`DESTINATION-${number}`, `Sample lagoon ${number}`),
    region: 'Sample region',
    country: 'Sample country',
    'location.lat': -42.5,
    'location.lng': -64.25,
    tags: 'nature | lakes',
    ...hidden,
  })),
  tour: [
    {
      ...named('TOUR', 'Sample walk'),
      destinationId: 'SAMPLE-DESTINATION-1',
      category: 'Sample category',
      durationMinutes: 180,
      startTimes: '09:00 | 15:00',
      priceFrom: 85,
      'priceFrom.currency': 'USD',
      ...hidden,
    },
  ],
  hotel: [
    {
      ...named('HOTEL', 'Sample inn'),
      destinationId: 'SAMPLE-DESTINATION-1',
      category: 4,
      checkIn: '15:00',
      ...hidden,
    },
  ],
  package: [{ ...named('PACKAGE', 'Sample getaway'), destinationIds: placesOf(2), ...journey }],
  circuit: [{ ...named('CIRCUIT', 'Sample journey'), destinationIds: placesOf(4), ...journey }],
  incentive: [
    {
      ...named('INCENTIVE', 'Sample reward'),
      destinationId: 'SAMPLE-DESTINATION-1',
      'groupSize.min': 20,
      'groupSize.max': 80,
      ...hidden,
    },
  ],
}

const rate = {
  rateRef: 'SAMPLE-RATE',
  sheet: 'general',
  entityType: 'hotel',
  entityId: 'SAMPLE-HOTEL',
  currency: 'USD',
  vat: 'included',
  residents: 'all',
  status: 'false',
  extras:
    '[{"label":{"en":"City tax"},"amount":2.5,"per":"person","payable":"onSpot","perNight":true}]',
  stopSales: '[{"from":"2027-03-20","to":"2027-03-28","note":"Full"}]',
}
const low = { ...rate, season: 'Low', ranges: '2027-03-01/2027-06-30 | 2027-08-01/2027-09-30' }
const high = { ...rate, season: 'High', ranges: '2027-07-01/2027-07-31', minNights: 2 }

/** The rows of an invented rate. */
export const sampleRate: readonly SampleRow[] = [
  { ...low, basis: 'double', board: 'BB', net: 90, gross: 112.5 },
  { ...low, basis: 'single', board: 'BB', net: 150, gross: 187.5 },
  { ...high, basis: 'double', board: 'BB', net: 120, gross: 150 },
  { ...high, basis: 'child', ageFrom: 3, ageTo: 11, board: 'BB', net: 40, gross: 50 },
]

import type { Kind } from '#contract/base/kinds.ts'

const months = 'peak peak good fair closed closed closed fair good good peak peak'.split(' ')

/** One of each fact: as it may be given, and as it is kept. */
const facts: Record<string, { given: unknown; stored?: unknown }> = {
  externalId: { given: ' ERP 17 ', stored: 'ERP 17' },
  location: {
    given: { lat: -25.695_278_4, lng: -54.436_666_7 },
    stored: { lat: -25.695_278, lng: -54.436_667 },
  },
  altitude: { given: -12 },
  airport: { given: 'igr', stored: 'IGR' },
  timeZone: { given: 'America/Argentina/Ushuaia' },
  nightsAdvised: { given: { min: 2, max: 3 } },
  months: { given: months },
  closures: {
    given: [
      { from: '2027-05-03', to: '2027-05-09', reason: { es: 'Obras', en: ' BackgroundTasks ' } },
      { from: '12-20', to: '01-05' },
    ],
    stored: [
      { from: '2027-05-03', to: '2027-05-09', reason: { es: 'Obras', en: 'BackgroundTasks' } },
      { from: '12-20', to: '01-05', reason: {} },
    ],
  },
  durationMinutes: { given: 240 },
  startTimes: { given: ['14:30', '08:00', '14:30'], stored: ['08:00', '14:30'] },
  level: { given: 3 },
  minAge: { given: 0 },
  guideLanguages: { given: ['pt', 'de', 'pt'], stored: ['de', 'pt'] },
  groupSize: { given: { min: 2, max: 12 } },
  code: { given: 'ar-10', stored: 'AR-10' },
  departures: {
    given: {
      kind: 'dates',
      dates: ['2027-03-07', { date: '2027-02-01', status: 'few' }, '2027-03-07'],
      guaranteed: true,
    },
    stored: {
      kind: 'dates',
      dates: [{ date: '2027-02-01', status: 'few' }, '2027-03-07'],
      guaranteed: true,
      minPax: null,
    },
  },
  validFrom: { given: '2027-01-01' },
  validTo: { given: '2027-12-31' },
  priceFrom: { given: { amount: 1_000_000_000_000, currency: 'USD' } },
  priceNote: { given: { pt: 'Sem voos' } },
  priceFromBasis: { given: 'group' },
  priceFromUntil: { given: '2027-06-30' },
  address: { given: 'Av. Victoria Aguirre 1' },
  website: { given: 'https://hotel.example.com/es' },
  rooms: { given: 40 },
  checkIn: { given: '15:00' },
  checkOut: { given: '10:30' },
  amenities: { given: ['pool', 'wifi', 'pool'], stored: ['pool', 'wifi'] },
}

const ofEach: Record<Kind, string> = {
  destination: 'externalId location altitude airport timeZone nightsAdvised months closures',
  tour: 'externalId location months closures durationMinutes startTimes level minAge guideLanguages groupSize priceFrom priceNote priceFromBasis priceFromUntil',
  circuit:
    'externalId level groupSize code departures validFrom validTo priceFrom priceNote priceFromBasis priceFromUntil',
  package:
    'externalId level groupSize code departures validFrom validTo priceFrom priceNote priceFromBasis priceFromUntil',
  hotel: 'externalId location months closures address website rooms checkIn checkOut amenities',
  incentive: 'externalId groupSize',
}

/** A value for each fact that a kind has, typed by hand and not from the contract. */
export function sampleFacts(kind: Kind) {
  const named = ofEach[kind].split(' ').map((name) => ({ name, ...facts[name] }))
  return {
    given: Object.fromEntries(named.map(({ name, given }) => [name, given])),
    stored: Object.fromEntries(
      named.map(({ name, given, stored }) => [name, stored === undefined ? given : stored]),
    ),
  }
}

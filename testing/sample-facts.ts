import type { Kind } from '#contract/base/kinds.ts'
import type { FactForm } from '#contract/catalogue/facts/fact.ts'
import { factNamesOf, factOf, type FactName } from '#contract/catalogue/facts/facts.ts'

const months = 'peak peak good fair closed closed closed fair good good peak peak'.split(' ')

/** A fact as it may be given, and as it is kept. */
interface Sample {
  given: unknown
  stored?: unknown
}

/** Facts with rules of their own, or with values that are kept otherwise than given. */
const own: Partial<Record<FactName, Sample>> = {
  externalId: { given: ' ERP 17 ', stored: 'ERP 17' },
  location: {
    given: { lat: -25.695_278_4, lng: -54.436_666_7 },
    stored: { lat: -25.695_278, lng: -54.436_667 },
  },
  airport: { given: 'igr', stored: 'IGR' },
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
  peaks: {
    given: [
      { from: '02-05', to: '02-10', name: { es: 'Carnaval', en: ' Carnival ' } },
      { from: '2027-12-27', to: '2028-01-04' },
    ],
    stored: [
      { from: '02-05', to: '02-10', name: { es: 'Carnaval', en: 'Carnival' } },
      { from: '2027-12-27', to: '2028-01-04', name: {} },
    ],
  },
  startTimes: { given: ['14:30', '08:00', '14:30'], stored: ['08:00', '14:30'] },
  minAge: { given: 0 },
  guideLanguages: { given: ['pt', 'de', 'pt'], stored: ['de', 'pt'] },
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
  priceNote: { given: { pt: 'Sem voos' } },
  priceBands: {
    given: [
      { months: [12, 1, 12], amount: 1_000_000_000_000, name: { es: 'Alta', en: ' High ' } },
      { spans: [{ from: '12-27', to: '01-05' }], amount: 1_000_000_000_000 },
    ],
    stored: [
      {
        months: [1, 12],
        spans: [],
        amount: 1_000_000_000_000,
        name: { es: 'Alta', en: 'High' },
      },
      {
        months: [],
        spans: [{ from: '12-27', to: '01-05' }],
        amount: 1_000_000_000_000,
        name: {},
      },
    ],
  },
  website: { given: 'https://hotel.example.com/es' },
  amenities: { given: ['pool', 'wifi', 'pool'], stored: ['pool', 'wifi'] },
}

/** A value of every other form. */
const ofForm: Partial<Record<FactForm, unknown>> = {
  basis: 'group',
  day: '2027-06-30',
  duration: 240,
  level: 3,
  money: { amount: 1_000_000_000_000, currency: 'USD' },
  months,
  range: { min: 2, max: 12 },
  service: 'mixed',
  text: 'Av. Victoria Aguirre 1',
  time: '15:00',
  timeZone: 'America/Argentina/Ushuaia',
}

function sampleOf(name: FactName): Sample {
  const { as, max } = factOf(name)
  return own[name] ?? { given: as === 'number' ? max : ofForm[as] }
}

/** A value for each fact that a kind has. */
export function sampleFacts(kind: Kind) {
  const named = factNamesOf(kind).map((name) => ({ name, ...sampleOf(name) }))
  return {
    given: Object.fromEntries(named.map(({ name, given }) => [name, given])),
    stored: Object.fromEntries(
      named.map(({ name, given, stored }) => [name, stored === undefined ? given : stored]),
    ),
  }
}

import { noWishes, type Wishes } from '#contract/quotes/wish-fields.ts'
import type { QuotedJourney } from '#server/features/quotes/mails/details/wish-rows.ts'

/** A request of which nothing is said but what is given. */
export function makeJourney(overrides: Partial<QuotedJourney> = {}): QuotedJourney {
  return {
    items: [],
    destinations: [],
    wishes: noWishes,
    occasion: null,
    phone: null,
    channel: 'email',
    country: null,
    company: null,
    clientReference: null,
    ...overrides,
  }
}

/** All that can be said of a group's journey, in dates after `year` began. */
export function sampleWishes(year: number) {
  return {
    travel: { from: `${year}-03-03`, to: `${year}-03-10`, flexible: true, flexibleDays: 3 },
    adults: 38,
    children: [4, 9],
    childrenCount: 2,
    rooms: [
      { kind: 'double', count: 18 },
      { kind: 'single', count: 2 },
    ],
    hotelClass: 5,
    guideLanguage: 'de',
    flights: 'include',
    answerBy: `${year}-01-15`,
    nights: 7,
    budget: { amount: 1_250_000, currency: 'USD', per: 'person' },
    brief: {
      event: 'Premio anual',
      meetingRooms: 'Un salón para 40',
      gala: true,
      freePlaces: 2,
      decisionOn: `${year}-01-20`,
      competing: 'Sudáfrica',
    },
  } satisfies Wishes
}

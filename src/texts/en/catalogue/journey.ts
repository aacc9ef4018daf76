import { written } from '../quotes/written.ts'

/** Texts of a journey's page about its days, and about the things included in it. */
export const journey = {
  days: 'Day by day',
  day: 'Day {{day}}',
  night: 'Night in {{place}}',
  endsAt: 'Services end in {{place}}',
  overnight: {
    hotel: 'Hotel',
    ship: 'On board',
    train: 'On the train',
    camp: 'At camp',
    transit: 'On the way',
    none: 'No night',
  },
  orSimilar: written.orSimilar,
  experiences: 'Included',
  optional: 'To add',
  meals: {
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    boxLunch: 'Packed lunch',
    dinner: 'Dinner',
  },
  mealsTitle: 'Meals',
  modes: {
    flight: 'Flight',
    bus: 'Coach',
    car: 'By road',
    train: 'Train',
    boat: 'Boat',
    horse: 'On horseback',
    walk: 'On foot',
  },
  transferTo: '{{mode}} to {{place}}',
  minutes: '{{hours}} h {{minutes}} min',
  hours: '{{hours}} h',
  shortMinutes: '{{minutes}} min',
  km: '{{count, number}} km',
  services: {
    private: 'private',
    shared: 'shared',
  },
  or: 'or',
  notIncluded: 'not included',
  forWhom: 'Is it for you?',
  inThePrice: 'What the price includes',
} as const

import { kinds } from './kinds.ts'

/** Pages of countries, regions, categories, themes and months. */
export const places = {
  country: 'Country',
  region: 'Region',
  category: 'Experiences',
  theme: 'Theme',
  titled: '{{name}}: places and journeys',
  counted: '{{name}}: {{counts}}.',
  countOf: kinds.count,
  seeAll: 'See all {{count}}',
  regions: 'Its regions',
  otherCountries: 'Other countries',
  otherCategories: 'Other kinds of experiences',
  otherThemes: 'Themes that go with it',
  months: 'Month by month',
  monthsLead: 'How many of its destinations are ideal or good then.',
  whenTitle: 'Where to go in {{month}}',
  whenLead: 'In the south it is {{season}}.',
  idealThen: 'Ideal in {{month}}',
  goodThen: 'Good in {{month}}',
  possibleThen: 'Possible in {{month}}',
  onward: 'Further on',
  otherMonths: 'Other months',
} as const

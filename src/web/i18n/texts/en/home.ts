import { kinds } from './kinds.ts'

export const home = {
  description:
    'Destinations, circuits and experiences in Argentina and South America, arranged by people who live here, for travellers and travel agencies.',
  bannerLabel: 'Landscapes of our destinations',
  kicker: 'Argentina & South America',
  title: 'Travel to where the map runs out',
  lead: 'Ice that thunders, deserts of seven colours, cities that stay up late. Tell us where you would like to go and we will draw the route.',
  ...kinds.onHome,
  why: {
    title: 'Why travel with us',
    lead: 'We are an inbound operator, at home where you are going.',
    local: {
      title: 'We live here',
      text: 'We work on the ground, in the time zone of the trip, and speak with guides and hotels directly.',
    },
    whole: {
      title: 'One team for the whole trip',
      text: 'Hotels, excursions, transfers and border crossings are all put together by the same people.',
    },
    languages: {
      title: 'In three languages',
      text: 'Everything on this site, and every answer, in Spanish, English and Portuguese.',
    },
    reference: {
      title: 'A quote, not a queue',
      text: 'Ask from any page, without an account. You get a reference at once, and a person answers.',
    },
  },
  agents: {
    title: 'Do you sell travel? Come in.',
    text: 'Approved agencies see our rates and book online. An account is free, and a person reads every application.',
  },
} as const

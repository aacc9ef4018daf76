/**
 * Default texts of the landing page, the about page and the footer, until the agency writes its own. `{{name}}`
 * stands for the agency's name, `{{area}}` for the area where it works.
 */
export const en = {
  home: {
    description:
      'Destinations, circuits and experiences in {{area}}, arranged by people who live here, for travellers and travel agencies.',
    kicker: '{{area}}',
    title: 'Travel to where the map runs out',
    lead: 'Ice that thunders, deserts of seven colours, cities that stay up late. Tell us where you would like to go and we will draw the route.',
    destinations: 'Where to begin',
    destinationsLead: 'Places we return to in every season, each with its own light.',
    months: 'When are you travelling?',
    monthsLead: 'How many destinations are ideal or good in each month.',
    circuits: 'Journeys with a thread',
    circuitsLead: 'Routes we know by heart; yours may turn off wherever you like.',
    experiences: 'A day worth telling',
    experiencesLead: 'Excursions with people who know every bend.',
    packages: 'Two or three places, one short trip',
    packagesLead: 'For those who come for a week.',
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
    incentives: 'For companies that celebrate together',
    incentivesLead: 'Incentive trips, conventions and rewards worth the effort.',
    agents: {
      title: 'Do you sell travel? Come in.',
      text: 'Approved agencies see our rates and book online. An account is free, and a person reads every application.',
    },
  },
  about: {
    title: 'About us',
    description: 'An inbound operator for {{area}}: who we work for and how.',
    lead: 'We meet travellers at the other end of the flight.',
    whatTitle: 'What an inbound operator does',
    whatText:
      'Anyone who sells a journey from far away needs someone on the spot: someone who knows which road is open after the rain, which guide speaks the right language and how long the border takes on a Saturday. That is our job. We put together hotels, excursions, transfers and domestic flights, and we answer for them until the travellers are on the plane home.',
    whoTitle: 'Who we work for',
    whoText:
      'For travel agencies and tour operators, who see our rates and book online once their account is approved. For companies that reward their people with a trip. And for travellers who write to us directly: every page of the catalogue has a form, and every request is answered by a person.',
    howTitle: 'How a journey begins',
    howText:
      'With a question. Circuits and packages in this catalogue are starting points: nights can be added, stops left out, experiences moved. Tell us what you have in mind, and we will send a proposal with days, hotels and prices.',
    nameTitle: 'Why {{name}}',
    /** Only the agency knows; until it says so there is no such part. */
    nameText: '',
    figures: 'The catalogue today',
  },
  common: {
    footerText: 'Journeys in {{area}}, planned by people who live here.',
  },
} as const

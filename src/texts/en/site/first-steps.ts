/** Texts of the panel about the first steps of an installation. */
export const firstSteps = {
  title: 'First steps',
  progress: '{{count}} of {{all}} done',
  hide: 'Put away',
  hidden: 'The first steps are put away',
  done: 'Done',
  steps: {
    name: 'Name of the agency',
    logo: 'Logo',
    contact: 'How to reach you',
    privacy: 'Privacy notice',
    destination: 'First destination',
    experience: 'First experience',
    languages: 'Languages',
    mail: 'Outgoing mail',
  },
  why: {
    name: 'It stands in every header, mail and document.',
    logo: 'Colours and logos: until then the name stands in its place.',
    contact: 'A phone, WhatsApp or email for visitors.',
    privacy: 'Write the page “privacy” and publish it: forms then ask for consent.',
    destination: 'With its region and country, which are made in the same form.',
    experience: 'With its category, which is made in the same form.',
    languages: 'Keep the languages you write in; the others have no text yet.',
    mail: 'The server has no SMTP_URL: nobody gets a mail.',
  },
} as const

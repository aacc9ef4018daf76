import { kinds } from '../catalogue/kinds.ts'

/** The form of a page of the agency's own. */
export const customPages = {
  add: 'Add page',
  title: 'Title',
  body: 'Text',
  textsHint: 'English is required. Another language without a title is shown in English.',
  address: 'Address',
  addressHint: 'Small letters, digits and hyphens. A page that changes it loses its old address.',
  fixedHint: 'The site refers to this page: its address stays, and it cannot be deleted.',
  menu: 'Where it is linked',
  menus: {
    none: 'Nowhere',
    header: 'Header, under “More”',
    footer: 'Footer',
    legal: 'Foot of the page, with the legal notices',
  },
  order: 'Order',
  orderHint: 'Among the pages of its menu, the lowest first.',
  updated: 'Updated',
  view: 'View “{{title}}” on the site',
  disabledHint: 'Not public yet: nobody but admins can read it.',
} as const

/** The texts of the landing page, the about page and the footer. */
export const customTexts = {
  hint: 'What your site says until you say it in your own words. The original of each text stays at hand.',
  groups: {
    home: 'Landing page',
    about: 'About us',
    common: 'Footer',
  },
  names: {
    home: {
      ...kinds.onHome,
      description: 'What search engines show',
      kicker: 'Line above the title, and beside the name in the browser',
      title: 'Title',
      lead: 'Below the title',
      months: 'Months: heading',
      monthsLead: 'Months: beside it',
      why: {
        title: 'Why you: heading',
        lead: 'Why you: beside it',
        local: {
          title: 'First reason',
          text: 'First reason: text',
        },
        whole: {
          title: 'Second reason',
          text: 'Second reason: text',
        },
        languages: {
          title: 'Third reason',
          text: 'Third reason: text',
        },
        reference: {
          title: 'Fourth reason',
          text: 'Fourth reason: text',
        },
      },
      agents: {
        title: 'For agencies: heading',
        text: 'For agencies: text',
      },
    },
    about: {
      title: 'Name of the page',
      description: 'What search engines show',
      lead: 'Title',
      whatTitle: 'First part',
      whatText: 'First part: text',
      whoTitle: 'Second part',
      whoText: 'Second part: text',
      howTitle: 'Third part',
      howText: 'Third part: text',
      nameTitle: 'Why you are called so',
      nameText: 'Why you are called so: text',
      figures: 'Figures of the catalogue',
    },
    common: {
      footerText: 'Below your name',
    },
  },
  back: 'Back to the original',
  backOf: 'Back to the original: {{name}}, {{language}}',
  shipped: 'Original: {{text}}',
  shippedNothing: 'There is no original: the part is shown once you write it.',
} as const

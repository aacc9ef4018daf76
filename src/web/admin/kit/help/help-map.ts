import { type Kind, kindFacts, kinds } from '#contract/base/kinds.ts'

/** A section of the manual: its file without the ending, and its heading in English. The other languages have it at the same place. */
export interface HelpPlace {
  chapter: string
  heading: string
}

const at = (chapter: string, heading: string): HelpPlace => ({ chapter, heading })

const site = (heading: string) => at('2-make-it-yours', heading)
const catalogue = (heading: string) => at('3-catalogue', heading)
const requests = (heading: string) => at('5-requests', heading)
const agents = (heading: string) => at('6-agents', heading)
const people = (heading: string) => at('7-people-and-mails', heading)
const questions = (heading: string) => at('8-questions', heading)
const proposals = (heading: string) => at('9-proposals', heading)
const rates = (heading: string) => at('10-rates', heading)

const places = catalogue('Countries, regions and categories')

const withDays: readonly Kind[] = ['circuit', 'package']

/** The pages of each kind: its list, its form and its view. */
const ofKinds = Object.fromEntries(
  kinds.flatMap((kind) => {
    const { plural } = kindFacts[kind]
    const folder = `admin/catalogue/kinds/${plural}`
    const form = withDays.includes(kind) ? 'Circuits and packages, day by day' : 'Facts'
    return [
      [`${folder}/${plural}-page`, catalogue('Show, star, delete')],
      [`${folder}/${kind}-form-page`, catalogue(form)],
      [`${folder}/${kind}-page`, catalogue('Save, check, publish')],
    ]
  }),
)

/** Finds the manual's section about a page of the panel, by the name of its route. */
const helpByRoute: Readonly<Record<string, HelpPlace>> = {
  ...ofKinds,
  'admin/panel/home-page': at('1-first-steps', 'What is on the screen'),
  'admin/catalogue/places/categories-page': places,
  'admin/catalogue/places/category-form-page': places,
  'admin/catalogue/places/category-tours-page': places,
  'admin/catalogue/places/countries-page': places,
  'admin/catalogue/places/country-form-page': places,
  'admin/catalogue/places/country-page': places,
  'admin/catalogue/places/region-form-page': places,
  'admin/catalogue/places/tags-page': catalogue('Tags'),
  'admin/catalogue/missed-searches/missed-searches-page': catalogue('What was searched in vain'),
  'admin/catalogue/banner/banner-page': site('The banner'),
  'admin/catalogue/banner/add-banner-page': site('The banner'),
  'admin/editing/sheets/sheets-page': catalogue('Sheets'),
  'admin/editing/schedule/schedule-page': catalogue('What is planned'),
  'admin/editing/dashboard/dashboard-page': catalogue('What is still to do'),
  'admin/editing/dashboard/gap-page': catalogue('What is still to do'),
  'admin/editing/translations/translations-page': catalogue('Translate, and keep it up to date'),
  'admin/editing/glossary/glossary-page': catalogue('Translate, and keep it up to date'),
  'admin/editing/versions/versions-page': catalogue('Undo'),
  'admin/editing/bin/bin-page': catalogue('Undo'),
  'admin/editing/works/works-page': catalogue('Undo'),
  'admin/editing/activity/activity-page': questions('Who changed this?'),
  'admin/site/pages/pages-page': site('Privacy, terms and questions (three minutes)'),
  'admin/site/pages/page-form-page': site('Privacy, terms and questions (three minutes)'),
  'admin/site/specialists/specialists-page': site('Specialists (two minutes)'),
  'admin/site/specialists/specialist-form-page': site('Specialists (two minutes)'),
  'admin/site/testimonials/testimonials-page': site(
    'Testimonials, trust and sections (five minutes)',
  ),
  'admin/site/testimonials/testimonial-form-page': site(
    'Testimonials, trust and sections (five minutes)',
  ),
  'admin/site/redirects/redirects-page': site('Redirects from your former site (three minutes)'),
  'admin/site/redirects/import-redirects-page': site(
    'Redirects from your former site (three minutes)',
  ),
  'admin/site/texts/texts-page': site('Landing page and about us (three minutes)'),
  'admin/site/identity/identity-page': site('Name and slogan (one minute)'),
  'admin/site/look/look-page': site('Colours and logos (three minutes)'),
  'admin/site/contact/contact-page': site('Contact and markets (two minutes)'),
  'admin/site/hours/hours-page': site('Hours (two minutes)'),
  'admin/site/languages/languages-page': site('Languages (one minute)'),
  'admin/site/identity/legal-page': site('Legal and links (one minute)'),
  'admin/site/identity/mail-page': site('Mail'),
  'admin/site/identity/trust-page': site('Testimonials, trust and sections (five minutes)'),
  'admin/site/mails/mails-page': people('What the site sends'),
  'admin/site/browser-reports/browser-reports-page': questions(
    'Somebody says that a page does not work',
  ),
  'admin/trade/agencies/agencies-page': agents('Agencies'),
  'admin/trade/agencies/agency-form-page': agents('Agencies'),
  'admin/trade/partners/partners-page': at('11-partners', 'Give a key'),
  'admin/trade/rates/list/rates-page': rates('Find one'),
  'admin/trade/rates/list/import-rates-page': rates('Many at once'),
  'admin/trade/rates/rate-form-page': rates('Write one'),
  'admin/trade/rates/rate-versions-page': rates('What it was before'),
  'admin/accounts/users-page': agents('Approve'),
  'admin/accounts/user-form-page': agents('Add an admin'),
  'admin/accounts/unconfirmed-users-page': agents('Those who do not confirm'),
  'admin/quotes/inbox/quotes-page': requests('Find what presses'),
  'admin/quotes/add/add-quote-page': requests('Work together'),
  'admin/quotes/edit/edit-quote-page': requests('Work together'),
  'admin/quotes/templates/templates-page': requests('Templates'),
  'admin/quotes/templates/template-form-page': requests('Templates'),
  'admin/quotes/term-sets/term-sets-page': proposals('Terms of proposals'),
  'admin/quotes/term-sets/term-set-form-page': proposals('Terms of proposals'),
  'admin/quotes/proposals/proposal-page': proposals('Write it'),
  'admin/quotes/figures/figures-page': at('13-figures', 'Choose what to count'),
  'admin/privacy/people-page': people('When somebody asks for their data'),
}

/** Pages that show keys of their own by the key "?". */
const withKeysOfTheirOwn = ['admin/quotes/inbox/quotes-page']

/** Returns the section of the manual for a route of the panel; both routes of a form have the same. */
export function helpOf(route: string): HelpPlace | undefined {
  return helpByRoute[route.replace(/\/(?:add|edit)$/, '')]
}

/** Tells whether the key "?" is free for the help of a page. */
export const isKeyFree = (route: string): boolean => !withKeysOfTheirOwn.includes(route)

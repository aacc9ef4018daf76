import { browserReportOperations } from './site/browser-reports.ts'
import { oneselfOperations } from './accounts/oneself.ts'
import { secondFactorOperations } from './accounts/second-factor.ts'
import { activityOperations } from './editing/activity.ts'
import { authOperations } from './accounts/auth.ts'
import { bannerOperations } from './catalogue/banner.ts'
import { checkItineraryOperations } from './catalogue/itineraries/check-itinerary.ts'
import { circuitOperations } from './catalogue/kinds/circuits.ts'
import { destinationOperations } from './catalogue/kinds/destinations.ts'
import { hotelOperations } from './catalogue/kinds/hotels.ts'
import { incentiveOperations } from './catalogue/kinds/incentives.ts'
import { mediaOperations } from './catalogue/media.ts'
import { packageOperations } from './catalogue/kinds/packages.ts'
import { tourOperations } from './catalogue/kinds/tours.ts'
import { categoryOperations } from './catalogue/places/categories.ts'
import { countryOperations } from './catalogue/places/countries.ts'
import { binOperations } from './editing/bin.ts'
import { versionOperations } from './editing/versions.ts'
import { dashboardOperations } from './editing/dashboard.ts'
import { glossaryOperations } from './editing/glossary.ts'
import { missedSearchOperations } from './editing/missed-searches.ts'
import { translationOperations } from './editing/translations.ts'
import { bulkOperations } from './editing/bulk.ts'
import { dependentOperations } from './editing/dependents.ts'
import { transferOperations } from './editing/transfer.ts'
import { workOperations } from './editing/works.ts'
import { draftOperations } from './editing/drafts.ts'
import { scheduleOperations } from './editing/schedule.ts'
import { mailOperations } from './site/mails.ts'
import { navigationOperations } from './catalogue/navigation.ts'
import type { Operation, OperationName } from './base/operation.ts'
import { pageOperations } from './site/pages.ts'
import { peopleOperations } from './privacy/people.ts'
import { regionOperations } from './catalogue/places/regions.ts'
import { deskOperations } from './quotes/desk.ts'
import { proposalOperations } from './quotes/proposals.ts'
import { quoteOperations } from './quotes/quotes.ts'
import { suggestionOperations } from './quotes/suggest-prices.ts'
import { templateOperations } from './quotes/templates.ts'
import { visitorOperations } from './quotes/visitors.ts'
import { searchOperations } from './catalogue/search.ts'
import { settingsOperations } from './site/settings.ts'
import { siteOperations } from './site/site.ts'
import { tagOperations } from './catalogue/places/tag-operations.ts'
import { textOperations } from './site/texts.ts'
import { agencyOperations } from './trade/agencies.ts'
import { rateOperations } from './trade/rates/rates.ts'
import { newsOperations } from './trade/news.ts'
import { itemKitOperations } from './trade/item-kits.ts'
import { clientViewOperations } from './trade/client-views.ts'
import { keyOperations } from './trade/keys.ts'
import { webhookOperations } from './trade/webhooks.ts'
import { userOperations } from './accounts/users.ts'

/** What the catalogue and its pages are made of: public reads of these change with writes of these alone. */
const catalogueOperations = {
  ...destinationOperations,
  ...tourOperations,
  ...circuitOperations,
  ...packageOperations,
  ...checkItineraryOperations,
  ...hotelOperations,
  ...incentiveOperations,
  ...mediaOperations,
  ...categoryOperations,
  ...countryOperations,
  ...regionOperations,
  ...bannerOperations,
  ...settingsOperations,
  ...siteOperations,
  ...searchOperations,
  ...navigationOperations,
  ...tagOperations,
  ...pageOperations,
  ...textOperations,
} as const

/** Every operation of the product by its name on the wire: `POST /api/{name}` (requirements §3.13 to §3.16). */
export const operations = {
  ...authOperations,
  ...oneselfOperations,
  ...secondFactorOperations,
  ...userOperations,
  ...catalogueOperations,
  ...quoteOperations,
  ...visitorOperations,
  ...deskOperations,
  ...templateOperations,
  ...proposalOperations,
  ...suggestionOperations,
  ...versionOperations,
  ...binOperations,
  ...activityOperations,
  ...mailOperations,
  ...peopleOperations,
  ...translationOperations,
  ...glossaryOperations,
  ...missedSearchOperations,
  ...browserReportOperations,
  ...dashboardOperations,
  ...bulkOperations,
  ...dependentOperations,
  ...transferOperations,
  ...workOperations,
  ...draftOperations,
  ...scheduleOperations,
  ...agencyOperations,
  ...rateOperations,
  ...newsOperations,
  ...clientViewOperations,
  ...keyOperations,
  ...itemKitOperations,
  ...webhookOperations,
} as const

/** The operations by what they are about, as the API reference groups them. */
export const operationsByTopic: Record<string, Record<string, Operation>> = {
  accounts: authOperations,
  'one’s own account': oneselfOperations,
  'second factor': secondFactorOperations,
  users: userOperations,
  destinations: destinationOperations,
  tours: tourOperations,
  circuits: circuitOperations,
  packages: packageOperations,
  itineraries: checkItineraryOperations,
  hotels: hotelOperations,
  incentives: incentiveOperations,
  media: mediaOperations,
  categories: categoryOperations,
  countries: countryOperations,
  regions: regionOperations,
  banner: bannerOperations,
  configuration: settingsOperations,
  site: siteOperations,
  search: searchOperations,
  navigation: navigationOperations,
  tags: tagOperations,
  pages: pageOperations,
  texts: textOperations,
  quotes: quoteOperations,
  'visitors’ requests': visitorOperations,
  desk: deskOperations,
  templates: templateOperations,
  proposals: { ...proposalOperations, ...suggestionOperations },
  versions: versionOperations,
  bin: binOperations,
  activity: activityOperations,
  mails: mailOperations,
  people: peopleOperations,
  translations: translationOperations,
  glossary: glossaryOperations,
  'missed searches': missedSearchOperations,
  'what fails in browsers': browserReportOperations,
  dashboard: dashboardOperations,
  'many items at once': bulkOperations,
  'what depends': dependentOperations,
  sheets: transferOperations,
  'long work': workOperations,
  drafts: draftOperations,
  schedule: scheduleOperations,
  agencies: agencyOperations,
  rates: rateOperations,
  news: newsOperations,
  'client views': clientViewOperations,
  'partners’ keys': keyOperations,
  kits: itemKitOperations,
  webhooks: webhookOperations,
}

/** Whether a name is an operation's; looks at own names only. */
export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name)
}

/** Whether an operation is about the catalogue, not about people and what they ask for. */
export function isCatalogueOperation(name: string): boolean {
  return Object.hasOwn(catalogueOperations, name)
}

import { browserReportOperations } from './browser-reports.ts'
import { oneselfOperations } from './accounts/oneself.ts'
import { secondFactorOperations } from './accounts/second-factor.ts'
import { activityOperations } from './activity.ts'
import { authOperations } from './auth.ts'
import { bannerOperations } from './banner.ts'
import { checkItineraryOperations } from './catalogue/check-itinerary.ts'
import { circuitOperations } from './catalogue/circuits.ts'
import { destinationOperations } from './catalogue/destinations.ts'
import { hotelOperations } from './catalogue/hotels.ts'
import { incentiveOperations } from './catalogue/incentives.ts'
import { mediaOperations } from './catalogue/media.ts'
import { packageOperations } from './catalogue/packages.ts'
import { tourOperations } from './catalogue/tours.ts'
import { categoryOperations } from './categories.ts'
import { countryOperations } from './countries.ts'
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
import { mailOperations } from './mails.ts'
import { navigationOperations } from './navigation.ts'
import type { Operation, OperationName } from './operation.ts'
import { pageOperations } from './pages.ts'
import { peopleOperations } from './people.ts'
import { regionOperations } from './regions.ts'
import { deskOperations } from './requests/desk.ts'
import { proposalOperations } from './requests/proposals.ts'
import { quoteOperations } from './requests/quotes.ts'
import { suggestionOperations } from './requests/suggest-prices.ts'
import { templateOperations } from './requests/templates.ts'
import { visitorOperations } from './requests/visitors.ts'
import { searchOperations } from './search.ts'
import { settingsOperations } from './settings.ts'
import { siteOperations } from './site.ts'
import { tagOperations } from './tags.ts'
import { textOperations } from './texts.ts'
import { agencyOperations } from './trade/agencies.ts'
import { rateOperations } from './trade/rates.ts'
import { newsOperations } from './trade/news.ts'
import { itemKitOperations } from './trade/item-kits.ts'
import { clientViewOperations } from './trade/client-views.ts'
import { keyOperations } from './trade/keys.ts'
import { webhookOperations } from './trade/webhooks.ts'
import { userOperations } from './users.ts'

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

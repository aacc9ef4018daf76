import type { OperationName } from '#contract/index.ts'
import { activityHandlers } from '#server/features/editing/dashboard/activity-handlers.ts'
import { authHandlers } from '#server/features/accounts/auth/handlers.ts'
import { meHandlers } from '#server/features/accounts/own-account/handlers.ts'
import { presenceHandlers } from '#server/features/accounts/staff/presence-handlers.ts'
import { savedViewHandlers } from '#server/features/accounts/staff/saved-view-handlers.ts'
import { secondFactorHandlers } from '#server/features/accounts/own-account/factor-handlers.ts'
import { bannerHandlers } from '#server/features/catalogue/pictures/banner-handlers.ts'
import { circuitHandlers } from '#server/features/catalogue/kinds/circuit-handlers.ts'
import { destinationHandlers } from '#server/features/catalogue/kinds/destinations/handlers.ts'
import { itineraryHandlers } from '#server/features/catalogue/itineraries/handlers.ts'
import { hotelHandlers } from '#server/features/catalogue/kinds/hotel-handlers.ts'
import { incentiveHandlers } from '#server/features/catalogue/kinds/incentive-handlers.ts'
import { mediaHandlers } from '#server/features/catalogue/kit/edit-media.ts'
import { packageHandlers } from '#server/features/catalogue/kinds/package-handlers.ts'
import { tourHandlers } from '#server/features/catalogue/kinds/tours/handlers.ts'
import { categoryHandlers } from '#server/features/catalogue/places/category-handlers.ts'
import { countryHandlers } from '#server/features/catalogue/places/handlers.ts'
import { trashHandlers } from '#server/features/editing/trash-operations/handlers.ts'
import { agencyHandlers } from '#server/features/trade/agencies/handlers.ts'
import { clientViewHandlers } from '#server/features/trade/client-views/handlers.ts'
import { newsHandlers } from '#server/features/trade/news/handlers.ts'
import { stayHandlers } from '#server/features/trade/stays/handlers.ts'
import { bulkRateHandlers } from '#server/features/trade/rates/bulk-rates.ts'
import { rateHandlers } from '#server/features/trade/rates/handlers.ts'
import { versionHandlers } from '#server/features/editing/versions/handlers.ts'
import { dashboardHandlers } from '#server/features/editing/dashboard/handlers.ts'
import { glossaryHandlers } from '#server/features/editing/translations/glossary-handlers.ts'
import { translationHandlers } from '#server/features/editing/translations/handlers.ts'
import { bulkHandlers } from '#server/features/editing/background-tasks/bulk-handlers.ts'
import { dependentHandlers } from '#server/features/editing/dependents/handlers.ts'
import { transferHandlers } from '#server/features/editing/transfer/handlers.ts'
import { backgroundTaskHandlers } from '#server/features/editing/background-tasks/handlers.ts'
import { draftHandlers } from '#server/features/editing/drafts/handlers.ts'
import { scheduleHandlers } from '#server/features/editing/schedule/handlers.ts'
import { mailHandlers } from '#server/features/site/mails/handlers.ts'
import { alternativeHandlers } from '#server/features/catalogue/publication-log/alternatives.ts'
import { navigationHandlers } from '#server/features/catalogue/search/navigation-handlers.ts'
import { peopleHandlers } from '#server/features/privacy/handlers.ts'
import { correctionHandlers } from '#server/features/quotes/corrections/handlers.ts'
import { figureHandlers } from '#server/features/quotes/figures/handlers.ts'
import { inboxHandlers } from '#server/features/quotes/inbox/handlers.ts'
import { intakeHandlers } from '#server/features/quotes/intake/handlers.ts'
import { proposalHandlers } from '#server/features/quotes/proposals/handlers.ts'
import { deadAddressHandlers } from '#server/features/site/redirects/dead-address-handlers.ts'
import { redirectHandlers } from '#server/features/site/redirects/handlers.ts'
import { specialistHandlers } from '#server/features/site/specialists/handlers.ts'
import { testimonialHandlers } from '#server/features/site/pages/testimonial-handlers.ts'
import { termSetHandlers } from '#server/features/quotes/term-sets/handlers.ts'
import { suggestionHandlers } from '#server/features/quotes/suggestions/handlers.ts'
import { templateHandlers } from '#server/features/quotes/visitors/template-handlers.ts'
import { visitorHandlers } from '#server/features/quotes/visitors/handlers.ts'
import { regionHandlers } from '#server/features/catalogue/places/regions-handlers.ts'
import { searchHandlers } from '#server/features/catalogue/search/handlers.ts'
import { browserReportHandlers } from '#server/features/site/mails/browser-report-handlers.ts'
import { missedSearchHandlers } from '#server/features/catalogue/search/missed-searches.ts'
import { pictureAddressHandlers } from '#server/features/catalogue/pictures/address-handlers.ts'
import { firstStepHandlers } from '#server/features/site/identity/first-step-handlers.ts'
import { languageHandlers } from '#server/features/site/identity/language-handlers.ts'
import { settingsHandlers } from '#server/features/site/identity/settings-handlers.ts'
import { siteHandlers } from '#server/features/site/identity/handlers.ts'
import { pageHandlers } from '#server/features/site/pages/handlers.ts'
import { textHandlers } from '#server/features/site/pages/text-handlers.ts'
import { tagHandlers } from '#server/features/catalogue/places/tag-handlers.ts'
import { itemKitHandlers } from '#server/features/trade/item-kits/handlers.ts'
import { keyHandlers } from '#server/features/trade/webhooks/key-handlers.ts'
import { webhookHandlers } from '#server/features/trade/webhooks/handlers.ts'
import { userHandlers } from '#server/features/accounts/users/handlers.ts'
import type { Handler, HandlersOf } from '#server/api/context.ts'

/** Every operation's handler, joined from the slices. */
const handlers: HandlersOf<OperationName> = {
  ...authHandlers,
  ...meHandlers,
  ...secondFactorHandlers,
  ...userHandlers,
  ...savedViewHandlers,
  ...presenceHandlers,
  ...keyHandlers,
  ...itemKitHandlers,
  ...webhookHandlers,
  ...destinationHandlers,
  ...tourHandlers,
  ...circuitHandlers,
  ...packageHandlers,
  ...hotelHandlers,
  ...itineraryHandlers,
  ...incentiveHandlers,
  ...mediaHandlers,
  ...pictureAddressHandlers,
  ...categoryHandlers,
  ...countryHandlers,
  ...regionHandlers,
  ...bannerHandlers,
  ...settingsHandlers,
  ...siteHandlers,
  ...languageHandlers,
  ...firstStepHandlers,
  ...intakeHandlers,
  ...visitorHandlers,
  ...figureHandlers,
  ...inboxHandlers,
  ...correctionHandlers,
  ...templateHandlers,
  ...proposalHandlers,
  ...suggestionHandlers,
  ...termSetHandlers,
  ...specialistHandlers,
  ...testimonialHandlers,
  ...redirectHandlers,
  ...deadAddressHandlers,
  ...versionHandlers,
  ...trashHandlers,
  ...activityHandlers,
  ...mailHandlers,
  ...peopleHandlers,
  ...translationHandlers,
  ...glossaryHandlers,
  ...dashboardHandlers,
  ...navigationHandlers,
  ...alternativeHandlers,
  ...searchHandlers,
  ...missedSearchHandlers,
  ...browserReportHandlers,
  ...tagHandlers,
  ...pageHandlers,
  ...textHandlers,
  ...bulkHandlers,
  ...dependentHandlers,
  ...transferHandlers,
  ...backgroundTaskHandlers,
  ...draftHandlers,
  ...scheduleHandlers,
  ...agencyHandlers,
  ...rateHandlers,
  ...bulkRateHandlers,
  ...stayHandlers,
  ...newsHandlers,
  ...clientViewHandlers,
}

/** The handler of an operation. */
export function handlerOf<Name extends OperationName>(name: Name): Handler<Name> {
  return handlers[name]
}

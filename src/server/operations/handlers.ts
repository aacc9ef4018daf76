import type { OperationName } from '#contract/operation.ts'
import { activityHandlers } from '#server/features/activity/handlers.ts'
import { authHandlers } from '#server/features/accounts/auth/handlers.ts'
import { bannerHandlers } from '#server/features/banner/handlers.ts'
import { circuitHandlers } from '#server/features/catalogue/circuits/handlers.ts'
import { destinationHandlers } from '#server/features/catalogue/destinations/handlers.ts'
import { itineraryHandlers } from '#server/features/catalogue/itineraries/handlers.ts'
import { hotelHandlers } from '#server/features/catalogue/hotels/handlers.ts'
import { incentiveHandlers } from '#server/features/catalogue/incentives/handlers.ts'
import { mediaHandlers } from '#server/features/catalogue/kit/edit-media.ts'
import { packageHandlers } from '#server/features/catalogue/packages/handlers.ts'
import { tourHandlers } from '#server/features/catalogue/tours/handlers.ts'
import { categoryHandlers } from '#server/features/categories/handlers.ts'
import { countryHandlers } from '#server/features/countries/handlers.ts'
import { mailHandlers } from '#server/features/mails/handlers.ts'
import { navigationHandlers } from '#server/features/navigation/handlers.ts'
import { peopleHandlers } from '#server/features/people/handlers.ts'
import { deskHandlers } from '#server/features/requests/desk/handlers.ts'
import { intakeHandlers } from '#server/features/requests/intake/handlers.ts'
import { proposalHandlers } from '#server/features/requests/proposals/handlers.ts'
import { templateHandlers } from '#server/features/requests/templates/handlers.ts'
import { visitorHandlers } from '#server/features/requests/visitors/handlers.ts'
import { regionHandlers } from '#server/features/regions/handlers.ts'
import { searchHandlers } from '#server/features/search/handlers.ts'
import { settingsHandlers } from '#server/features/settings/handlers.ts'
import { siteHandlers } from '#server/features/site/identity/handlers.ts'
import { pageHandlers } from '#server/features/site/pages/handlers.ts'
import { textHandlers } from '#server/features/site/texts/handlers.ts'
import { tagHandlers } from '#server/features/tags/handlers.ts'
import { userHandlers } from '#server/features/accounts/users/handlers.ts'
import type { Handler, HandlersOf } from './context.ts'

/** Every operation's handler, joined from the slices. */
const handlers: HandlersOf<OperationName> = {
  ...authHandlers,
  ...userHandlers,
  ...destinationHandlers,
  ...tourHandlers,
  ...circuitHandlers,
  ...packageHandlers,
  ...hotelHandlers,
  ...itineraryHandlers,
  ...incentiveHandlers,
  ...mediaHandlers,
  ...categoryHandlers,
  ...countryHandlers,
  ...regionHandlers,
  ...bannerHandlers,
  ...settingsHandlers,
  ...siteHandlers,
  ...intakeHandlers,
  ...visitorHandlers,
  ...deskHandlers,
  ...templateHandlers,
  ...proposalHandlers,
  ...activityHandlers,
  ...mailHandlers,
  ...peopleHandlers,
  ...navigationHandlers,
  ...searchHandlers,
  ...tagHandlers,
  ...pageHandlers,
  ...textHandlers,
}

/** The handler of an operation. */
export function handlerOf<Name extends OperationName>(name: Name): Handler<Name> {
  return handlers[name]
}

import type { OperationName } from '#contract/operation.ts'
import { activityHandlers } from '../features/activity/handlers.ts'
import { authHandlers } from '../features/auth/handlers.ts'
import { bannerHandlers } from '../features/banner/handlers.ts'
import { circuitHandlers } from '../features/catalogue/circuits/handlers.ts'
import { destinationHandlers } from '../features/catalogue/destinations/handlers.ts'
import { hotelHandlers } from '../features/catalogue/hotels/handlers.ts'
import { incentiveHandlers } from '../features/catalogue/incentives/handlers.ts'
import { packageHandlers } from '../features/catalogue/packages/handlers.ts'
import { tourHandlers } from '../features/catalogue/tours/handlers.ts'
import { categoryHandlers } from '../features/categories/handlers.ts'
import { countryHandlers } from '../features/countries/handlers.ts'
import { navigationHandlers } from '../features/navigation/handlers.ts'
import { quoteHandlers } from '../features/quotes/handlers.ts'
import { regionHandlers } from '../features/regions/handlers.ts'
import { searchHandlers } from '../features/search/handlers.ts'
import { settingsHandlers } from '../features/settings/handlers.ts'
import { tagHandlers } from '../features/tags/handlers.ts'
import { userHandlers } from '../features/users/handlers.ts'
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
  ...incentiveHandlers,
  ...categoryHandlers,
  ...countryHandlers,
  ...regionHandlers,
  ...bannerHandlers,
  ...settingsHandlers,
  ...quoteHandlers,
  ...activityHandlers,
  ...navigationHandlers,
  ...searchHandlers,
  ...tagHandlers,
}

/** The handler of an operation. */
export function handlerOf<Name extends OperationName>(name: Name): Handler<Name> {
  return handlers[name]
}

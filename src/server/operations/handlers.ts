import type { OperationName } from '#contract/operation.ts'
import { bannerHandlers } from '../features/banner/handlers.ts'
import { destinationHandlers } from '../features/catalogue/destinations/handlers.ts'
import { hotelHandlers } from '../features/catalogue/hotels/handlers.ts'
import { categoryHandlers } from '../features/categories/handlers.ts'
import { countryHandlers } from '../features/countries/handlers.ts'
import { regionHandlers } from '../features/regions/handlers.ts'
import { settingsHandlers } from '../features/settings/handlers.ts'
import type { Handler, HandlersOf } from './context.ts'

/** Every operation's handler, joined from the slices. */
const handlers = {
  ...destinationHandlers,
  ...hotelHandlers,
  ...categoryHandlers,
  ...countryHandlers,
  ...regionHandlers,
  ...bannerHandlers,
  ...settingsHandlers,
} satisfies Partial<HandlersOf<OperationName>>

/** The handler of an operation; undefined while it has none. */
export function findHandler(name: OperationName): Handler<never> | undefined {
  return (handlers as Partial<Record<OperationName, Handler<never>>>)[name]
}

import { kindFacts, kinds } from '#contract/base/kinds.ts'
import { catalogueFeed } from './catalogue-feed.ts'
import type { Feed } from './feed.ts'
import { quotesFeed } from './quotes-feed.ts'
import { ratesFeed } from './rates-feed.ts'

/** Every feed by what it is called in its address: `/feed/v1/{name}.json`, and `.csv` where it is a table. */
export const feeds: Record<string, Feed> = {
  ...Object.fromEntries(kinds.map((kind) => [kindFacts[kind].plural, catalogueFeed(kind)])),
  rates: ratesFeed,
  quotes: quotesFeed,
}

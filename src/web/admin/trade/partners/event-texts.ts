import type { DeliveredEvent } from '#contract/trade/webhooks.ts'

/** The text that says what an event is; a text's own name takes no dot. */
export const eventTexts = {
  'item.added': 'partners.events.itemAdded',
  'item.changed': 'partners.events.itemChanged',
  'item.withdrawn': 'partners.events.itemWithdrawn',
  'rates.changed': 'partners.events.ratesChanged',
  'quote.created': 'partners.events.quoteCreated',
  'quote.state': 'partners.events.quoteState',
  'user.approved': 'partners.events.userApproved',
  test: 'partners.events.test',
} as const satisfies Record<DeliveredEvent, string>

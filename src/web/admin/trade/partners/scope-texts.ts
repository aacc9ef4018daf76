import type { KeyScope } from '#contract/trade/keys.ts'

/** The text that says what a scope lets do; a text's own name takes no colon. */
export const scopeTexts = {
  'catalogue:read': 'partners.scopes.readCatalogue',
  'rates:read': 'partners.scopes.readRates',
  'quotes:read': 'partners.scopes.readQuotes',
  'quotes:write': 'partners.scopes.writeQuotes',
} as const satisfies Record<KeyScope, string>

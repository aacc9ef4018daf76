import type { Island } from './define-island.tsx'

/** Every island by its name: what acts on the public pages, beside the forms below. */
export const islands = {
  account: () => import('#web/public/accounts/account/account.tsx'),
  'agent-strip': () => import('#web/public/trade/agents/agent-strip.tsx'),
  agents: () => import('#web/public/trade/agents/agents-today.tsx'),
  'client-views': () => import('#web/public/trade/client-views/client-views.tsx'),
  gallery: () => import('#web/public/catalogue/gallery/detail-gallery.tsx'),
  'log-in': () => import('#web/public/accounts/auth/log-in-card.tsx'),
  'my-request': () => import('#web/public/quotes/my-quotes/my-quote.tsx'),
  'my-requests': () => import('#web/public/quotes/my-quotes/my-quotes.tsx'),
  'new-link': () => import('#web/public/quotes/my-quotes/new-link-form.tsx'),
  rates: () => import('#web/public/trade/rates/agent-links.tsx'),
  register: () => import('#web/public/accounts/register/register-card.tsx'),
  'reset-password': () => import('#web/public/accounts/reset/reset-password-card.tsx'),
  'reset-request': () => import('#web/public/accounts/reset/reset-request-card.tsx'),
  'search-box': () => import('#web/public/catalogue/search/search-box.tsx'),
  'verify-email': () => import('#web/public/accounts/register/verify-email-card.tsx'),
} satisfies Record<string, () => Promise<{ island: Island<never> }>>

const loadAddition = () => import('#web/public/quotes/form/scripts/addition.ts')
const loadAnswer = () => import('#web/public/quotes/proposals/answer/proposal-answer.browser.ts')
const loadQuoteForm = () => import('#web/public/quotes/form/scripts/quote-form.ts')

/** Has a form of plain inputs check and send what is typed. */
export async function actOnForm(form: HTMLFormElement): Promise<void> {
  const { request } = form.dataset
  if (request === 'addition') (await loadAddition()).actOnAddition(form)
  else if (request === 'proposal') (await loadAnswer()).sendProposalAnswer(form)
  else await (await loadQuoteForm()).initQuoteForm(form)
}

export type IslandName = keyof typeof islands

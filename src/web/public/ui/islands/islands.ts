import type { Island } from './define-island.tsx'

/** Every island by its name: what acts on the public pages, beside the forms below. */
export const islands = {
  account: () => import('../../accounts/account/account.tsx'),
  'agent-strip': () => import('../../trade/agents/agent-strip.tsx'),
  agents: () => import('../../trade/agents/agents-today.tsx'),
  'client-views': () => import('../../trade/client-views/client-views.tsx'),
  gallery: () => import('../../catalogue/gallery/detail-gallery.tsx'),
  'log-in': () => import('../../accounts/auth/log-in-card.tsx'),
  'my-request': () => import('../../quotes/requests/my-request.tsx'),
  'my-requests': () => import('../../quotes/requests/my-requests.tsx'),
  rates: () => import('../../trade/rates/agent-links.tsx'),
  register: () => import('../../accounts/auth/register/register-card.tsx'),
  'reset-password': () => import('../../accounts/auth/reset/reset-password-card.tsx'),
  'reset-request': () => import('../../accounts/auth/reset/reset-request-card.tsx'),
  'search-box': () => import('../../catalogue/search/search-box.tsx'),
  'verify-email': () => import('../../accounts/auth/register/verify-email-card.tsx'),
} satisfies Record<string, () => Promise<{ island: Island<never> }>>

/** Has a form of plain inputs check and send what is typed. */
export async function actOnForm(form: HTMLFormElement): Promise<void> {
  const { request } = form.dataset
  if (request === 'addition') {
    const { actOnAddition } = await import('../../quotes/form/scripts/addition.ts')
    actOnAddition(form)
  } else if (request === 'proposal') {
    const { sendProposalAnswer } = await import('../../quotes/proposals/proposal-answer.browser.ts')
    sendProposalAnswer(form)
  } else {
    const { actOnRequestForm } = await import('../../quotes/form/scripts/request-form.ts')
    await actOnRequestForm(form)
  }
}

export type IslandName = keyof typeof islands

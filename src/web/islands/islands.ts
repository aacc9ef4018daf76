import type { Island } from './define-island.tsx'

/** Every island by its name: what acts on the public pages, beside the forms below. */
export const islands = {
  account: () => import('../public/account/account.tsx'),
  'agent-strip': () => import('../public/agents/agent-strip.tsx'),
  agents: () => import('../public/agents/agents-today.tsx'),
  'client-views': () => import('../public/client-views/client-views.tsx'),
  gallery: () => import('../public/catalogue/detail-gallery.tsx'),
  'log-in': () => import('../public/auth/log-in-card.tsx'),
  'my-request': () => import('../public/requests/my-request.tsx'),
  'my-requests': () => import('../public/requests/my-requests.tsx'),
  rates: () => import('../public/rates/agent-links.tsx'),
  register: () => import('../public/auth/register-card.tsx'),
  'reset-password': () => import('../public/auth/reset-password-card.tsx'),
  'reset-request': () => import('../public/auth/reset-request-card.tsx'),
  'search-box': () => import('../public/search/search-box.tsx'),
  'verify-email': () => import('../public/auth/verify-email-card.tsx'),
} satisfies Record<string, () => Promise<{ island: Island<never> }>>

/** Has a form of plain inputs check and send what is typed. */
export async function actOnForm(form: HTMLFormElement): Promise<void> {
  const { request } = form.dataset
  if (request === 'addition') {
    const { actOnAddition } = await import('../enhancements/requests/addition.ts')
    actOnAddition(form)
  } else if (request === 'proposal') {
    const { sendProposalAnswer } = await import('../enhancements/proposal-answer.ts')
    sendProposalAnswer(form)
  } else {
    const { actOnRequestForm } = await import('../enhancements/requests/request-form.ts')
    await actOnRequestForm(form)
  }
}

export type IslandName = keyof typeof islands

import type { HeldProposal } from '../form/held-proposal.ts'

/** Requirements that a draft must meet before it can be sent. */
export const needs = ['title', 'content', 'validUntil', 'past'] as const

export type Need = (typeof needs)[number]

/** Returns the requirements that a draft lacks to be sent; `today` is the agency's day. */
export function lackingIn(
  held: Pick<HeldProposal, 'title' | 'days' | 'prices' | 'validUntil'>,
  today: string,
): Need[] {
  const lacks: Record<Need, boolean> = {
    title: held.title.trim() === '',
    content: held.days.length === 0 && held.prices.length === 0,
    validUntil: held.validUntil === '',
    past: held.validUntil !== '' && held.validUntil < today,
  }
  return needs.filter((need) => lacks[need])
}

import { eq } from 'drizzle-orm'
import type { DemoProposal, DemoQuote } from '#demo/quote-model.ts'
import { proposals } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { type AddedIds, idOf } from '../added.ts'
import { dayAfter, hoursBefore } from '../demo-clock.ts'
import type { Add } from '../make-add.ts'

interface ProposalDependencies {
  tx: Tx
  add: Add
  ids: AddedIds
  now: Date
}

/** Adds the proposal of a quote, drafted from what it asks for as an admin would, and sent without a mail. */
export async function addDemoProposal(
  { tx, add, ids, now }: ProposalDependencies,
  demoQuote: DemoQuote,
  quoteId: string,
): Promise<string | undefined> {
  const { proposal, entityType: kind, item, events } = demoQuote
  if (!proposal) return undefined
  if (kind !== 'circuit' && kind !== 'package') {
    throw new Error(`There is no proposal from a ${kind}`)
  }
  const fromItem = { kind, id: idOf(ids, `${kind} ${item}`) }
  const { id } = await add('addProposal', { quoteId, fromItem })
  const { title, intro, options, conditions, validDays } = proposal
  const prices = pricesOf(proposal)
  const validUntil = dayAfter(now, validDays)
  const said = { title, intro, options, prices, conditions, validUntil }
  await add('editProposal', { id, ...said })
  const at = (isIt: (event: DemoQuote['events'][number]) => boolean) => {
    const event = events.find(isIt)
    return event ? hoursBefore(now, event.hoursAgo) : null
  }
  const answeredAt = at((event) => event.kind === 'proposal' && event.state === 'accepted')
  await tx
    .update(proposals)
    .set({
      version: 1,
      state: proposal.accepted ? 'accepted' : 'sent',
      sentAt: at((event) => event.kind === 'proposal' && event.state === 'sent'),
      openedAt: at(({ kind: what }) => what === 'opened'),
      answer: proposal.accepted && answeredAt ? answerOf(proposal.accepted, answeredAt) : null,
    })
    .where(eq(proposals.id, id))
  return id
}

function pricesOf({ prices, currency }: DemoProposal) {
  return prices.map(({ amount, ...line }) => ({ ...line, unit: { amount, currency } }))
}

function answerOf(accepted: NonNullable<DemoProposal['accepted']>, at: Date) {
  const nothing = { extras: [], text: null, termsVersion: null }
  return { ...accepted, ...nothing, at: at.toISOString(), answer: 'accepted' as const }
}

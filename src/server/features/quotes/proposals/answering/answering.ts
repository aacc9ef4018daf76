import { readClock } from '#server/platform/site/read-clock.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { Failure, notFound } from '#contract/base/failures.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import type { ProposalAnswer, ProposalContent } from '#contract/quotes/proposal-fields.ts'
import { pages, proposals, quotes } from '#server/platform/db/schema/index.ts'
import { inTransaction, type Tx } from '#server/platform/db/transaction.ts'
import type { HandlersOf, OperationContext } from '#server/api/context.ts'
import type { Services } from '#server/platform/services.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { promisedAnswer } from '../../kit/correspondence.ts'
import { findSpecialist } from '../../kit/find-specialist.ts'
import { setState } from '../../kit/set-state.ts'
import { addEvent } from '../../kit/timeline.ts'
import { markAwaiting } from '../../kit/awaiting-party.ts'
import { askChange } from './ask-change.ts'
import { chosenExtras, chosenOption, chosenPax } from './choice.ts'
import { requireHeld, requireHolder } from './held-proposal.ts'
import { notifyOfAnswer } from './notify-of-answer.ts'
import { withdrawableUntil, withdrawAcceptance } from './withdraw-acceptance.ts'
import { presentToVisitor, type ProposalRow } from '../present-proposal.ts'
import { acceptedSchedule, storedInstalments } from '../schedule.ts'
import {
  changeProposal,
  lockProposal,
  readProposal,
  requireState,
  supersedeAccepted,
} from '../store.ts'

type AnswerInput = InputOf<'answerProposal'>

type Answering = 'getProposal' | 'answerProposal' | 'askProposalChange' | 'withdrawAcceptance'

export const answeringHandlers: HandlersOf<Answering> = {
  /** Returns the proposal to any holder of the token; reports the first view to the inbox. */
  async getProposal({ tx, now, services }, { token }) {
    const { proposalId, isVisitors } = await requireHolder(tx, services, token)
    const proposal = await readProposal(tx, proposalId)
    const [quote] = await tx
      .select({
        reference: quotes.reference,
        name: quotes.name,
        agencyId: quotes.agencyId,
        company: quotes.company,
        assigneeId: quotes.assigneeId,
        entityType: quotes.entityType,
        entityId: quotes.entityId,
        destinationIds: quotes.destinationIds,
      })
      .from(quotes)
      .where(eq(quotes.id, proposal.quoteId))
    if (!quote || proposal.state === 'draft') throw notFound()
    if (isVisitors && proposal.openedAt === null) await recordOpening(services, proposal, now)
    const site = await readSite(tx, services.settings)
    const end = withdrawableUntil(quote, proposal, site)
    const clock = { now, timeZone: site.office.timeZone }
    return {
      ...presentToVisitor(proposal, quote, clock),
      specialist: await findSpecialist(tx, quote),
      withdrawalEndsAt: end && now < end ? end : null,
    }
  },

  askProposalChange: { prepare: askChange },

  withdrawAcceptance: (context, { token }) => withdrawAcceptance(context, token),

  /**
   * @throws EDIT_CONFLICT_ERROR for another version, INVALID_DATA_ERROR naming the state of one that can be
   *   answered no more, for an option or an optional line that there is not, or where an option is to be chosen
   */
  answerProposal: {
    async prepare({ tx, now, services }, input) {
      // The library of holidays is slow to begin with, and nothing is locked yet.
      const answerDueAt = await promisedAnswer(await readSite(tx, services.settings), now)
      return (context) => answer(context, input, answerDueAt)
    },
  },
}

/** Of two who open it at once, one is the first. */
async function recordOpening(
  { database }: Pick<Services, 'database'>,
  { id, quoteId, version }: ProposalRow,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const opened = await tx
      .update(proposals)
      .set({ openedAt: now })
      .where(and(eq(proposals.id, id), isNull(proposals.openedAt)))
      .returning({ id: proposals.id })
    if (opened.length === 0) return
    await addEvent(tx, { quoteId, at: now, kind: 'opened', proposalId: id, version })
  })
}

async function answer(
  context: OperationContext,
  input: AnswerInput,
  answerDueAt: Date | null,
): Promise<AnswerOf<'answerProposal'>> {
  const { tx, now, services } = context
  const held = await requireHeld(tx, services, input.token)
  const { quote, proposal } = await lockProposal(tx, held)
  if (proposal.version !== input.version) throw new Failure('EDIT_CONFLICT_ERROR')
  const clock = await readClock(tx, now)
  requireState(proposal, localDay(clock.timeZone, now), ['sent'])
  const kept = await makeAnswer(tx, proposal.content, input, now)
  const answered = { ...proposal, answer: kept }
  const schedule = acceptedSchedule(answered, clock)
  const instalments = storedInstalments(schedule.instalments)
  if (kept.answer === 'accepted') await supersedeAccepted(tx, quote.id, now)
  await changeProposal(tx, proposal.id, { state: kept.answer, answer: kept, instalments }, now)
  const { id: proposalId, version } = proposal
  await addEvent(tx, {
    quoteId: quote.id,
    at: now,
    kind: 'proposal',
    proposalId,
    version,
    proposalState: kept.answer,
    text: kept.text,
  })
  await markAwaiting(tx, quote.id, answerDueAt)
  if (kept.answer === 'accepted')
    await setState(tx, quote, { state: 'won', at: now, actorId: null })
  await notifyOfAnswer(context, quote, answered, { ...schedule, clock })
  return schedule
}

/** Makes the kept part of an answer. A refusal has no choice; an acceptance keeps enough to compute its price. */
async function makeAnswer(
  tx: Tx,
  content: ProposalContent,
  input: AnswerInput,
  now: Date,
): Promise<ProposalAnswer> {
  const { answer, acceptedBy = null, text = null } = input
  const isAccepted = answer === 'accepted'
  const option = isAccepted ? chosenOption(content, input) : null
  const pax = isAccepted ? chosenPax(content, option, input) : null
  const taken = isAccepted ? chosenExtras(content, option, input) : []
  return {
    at: now.toISOString(),
    answer,
    option,
    pax,
    extras: taken.map(({ index }) => index),
    taken,
    acceptedBy,
    text,
    termsVersion: input.terms ? await readTermsVersion(tx) : null,
  }
}

async function readTermsVersion(tx: Tx): Promise<number | null> {
  const [page] = await tx
    .select({ version: pages.version })
    .from(pages)
    .where(and(eq(pages.slug, 'terms'), eq(pages.status, true)))
  return page?.version ?? null
}

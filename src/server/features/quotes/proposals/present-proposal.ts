import { localDay } from '#contract/base/dates/local-day.ts'
import { moneyOf, totalsOf } from '#contract/quotes/money/totals.ts'
import type { Proposal, VisitorsProposal } from '#contract/quotes/proposals.ts'
import type { KeptJourney, proposals } from '#server/platform/db/schema/index.ts'
import { proposalState } from '../kit/proposal-state.ts'
import { keptJourney, presentJourney } from '#server/platform/media/stored/sent-journey.ts'
import type { Clock } from '#server/platform/site/read-clock.ts'
import { acceptedSchedule, offeredInstalments, takenExtras } from './schedule.ts'

export type ProposalRow = typeof proposals.$inferSelect

/** A proposal with the one that it changes. */
export interface PresentedRow extends ProposalRow {
  amends: { id: string; version: number } | null
}

/** A proposal as admins get it, with the journey that it keeps, or that the catalogue has for a draft. */
export function presentProposal(row: PresentedRow, clock: Clock, journey: KeptJourney): Proposal {
  const { id, quoteId, updatedAt, content, instalments } = row
  const { commission, payHow } = content
  const paidOn = instalments.map((each) => each.paidOn)
  return {
    id,
    quoteId,
    ...presentCommon(row, clock, journey),
    payHow,
    commission,
    paidOn,
    updatedAt,
  }
}

/** The same as its visitor gets it: nothing internal. */
export function presentToVisitor(
  row: PresentedRow,
  { reference, name }: { reference: string; name: string },
  clock: Clock,
): Omit<VisitorsProposal, 'withdrawalEndsAt' | 'specialist'> {
  return { ...presentCommon(row, clock, keptJourney(row.journey)), reference, name }
}

function presentCommon(row: PresentedRow, clock: Clock, journey: KeptJourney) {
  const { lang, version, sentAt, confirmedAt, answer, content, amends } = row
  const totals = totalsOf(content)
  const [sole, ...others] = totals
  return {
    ...content,
    ...presentJourney(content, journey),
    scale: content.scale.map((step) => ({ ...step, shown: step.shown ?? false })),
    // How one pays is of use to who has accepted, and to nobody else.
    payHow: isInForce(row) ? content.payHow : '',
    lang,
    version,
    state: proposalState(row, localDay(clock.timeZone, clock.now)),
    currency: moneyOf(content)[0]?.money.currency ?? null,
    totals,
    total: sole && others.length === 0 && content.options.length < 2 ? sole.total : null,
    instalments: offeredInstalments(row, clock),
    sentAt,
    confirmedAt,
    amends,
    answer: answer && presentAnswer(row, answer, clock),
  }
}

/** Whether it is accepted, confirmed or not. */
export function isInForce({ state }: Pick<ProposalRow, 'state'>): boolean {
  return state === 'accepted'
}

function presentAnswer(row: ProposalRow, kept: NonNullable<ProposalRow['answer']>, clock: Clock) {
  const { termsVersion: _termsVersion, withdrawn, ...answer } = kept
  return {
    ...answer,
    at: new Date(answer.at),
    pax: answer.pax ?? null,
    taken: takenExtras(row.content, kept),
    ...acceptedSchedule(row, clock),
    withdrawn: withdrawn ? { ...withdrawn, at: new Date(withdrawn.at) } : null,
  }
}

import { and, eq, isNull } from 'drizzle-orm'
import { Failure, invalidData, notFound } from '#contract/base/failures.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { InputOf } from '#contract/index.ts'
import type { ProposalAnswer, ProposalContent } from '#contract/quotes/proposal-fields.ts'
import { chosenTotal, isOf } from '#contract/quotes/totals.ts'
import { pages, proposals, quotes } from '#server/platform/db/schema/index.ts'
import { hasLeft } from '#server/features/privacy/former-agents.ts'
import { inTransaction, type Tx } from '#server/platform/db/transaction.ts'
import { proposalAccepted } from '../mails/proposal-accepted.ts'
import { proposalAnswer } from '../mails/proposal-answer.ts'
import { proposalDeclined } from '../mails/proposal-declined.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import type { HandlersOf, OperationContext } from '#server/api/context.ts'
import type { Services } from '#server/platform/services.ts'
import { readSite, type Site } from '#server/platform/site/read-site.ts'
import {
  listAssigneeEmails,
  promisedAnswer,
  readAgencyAddress,
  siteForVisitor,
} from '../kit/correspondence.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'
import { makeMailedLink } from '../kit/mailed-link.ts'
import { setState } from '../kit/set-state.ts'
import { addEvent } from '../kit/timeline.ts'
import { markAwaiting } from '../kit/awaiting-party.ts'
import { presentToVisitor, type ProposalRow } from './present-proposal.ts'
import { changeProposal, lockProposal, readProposal, readToday, requireState } from './store.ts'

type AnswerInput = InputOf<'answerProposal'>

export const answeringHandlers: HandlersOf<'getProposal' | 'answerProposal'> = {
  /** Returns the proposal to any holder of the token; reports the first view to the inbox. */
  async getProposal({ tx, now, services }, { token }) {
    const proposal = await readProposal(tx, await requireHeld(tx, services, token))
    const [quote] = await tx
      .select({ reference: quotes.reference, name: quotes.name })
      .from(quotes)
      .where(eq(quotes.id, proposal.quoteId))
    if (!quote || proposal.state === 'draft') throw notFound()
    if (proposal.openedAt === null) await recordOpening(services, proposal, now)
    return presentToVisitor(proposal, quote, await readToday(tx, now))
  },

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

/** @throws NOT_FOUND_ERROR for a token of nothing, or of a quote alone */
async function requireHeld(tx: Tx, { quoteTokens }: Services, token: string): Promise<string> {
  const holder = await quoteTokens.find(tx, token)
  if (!holder?.proposalId) throw notFound()
  return holder.proposalId
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
): Promise<void> {
  const { tx, now, services } = context
  const held = await requireHeld(tx, services, input.token)
  const { quote, proposal } = await lockProposal(tx, held)
  if (proposal.version !== input.version) throw new Failure('EDIT_CONFLICT_ERROR')
  requireState(proposal, await readToday(tx, now), ['sent'])
  const kept = await makeAnswer(tx, proposal.content, input, now)
  await changeProposal(tx, proposal.id, { state: kept.answer, answer: kept }, now)
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
  await notifyBoth(context, quote, { ...proposal, answer: kept })
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
  return {
    at: now.toISOString(),
    answer,
    option,
    extras: isAccepted ? chosenExtras(content, option, input) : [],
    acceptedBy,
    text,
    termsVersion: input.terms ? await readTermsVersion(tx) : null,
  }
}

function chosenOption({ options }: ProposalContent, { option }: AnswerInput): string | null {
  if (option === undefined) {
    if (options.length > 1) throw invalidData('option', messages.optionMissing)
    return options[0]?.key ?? null
  }
  if (!options.some(({ key }) => key === option)) {
    throw invalidData('option', messages.unknownOption)
  }
  return option
}

function chosenExtras(
  { prices }: ProposalContent,
  option: string | null,
  { extras }: AnswerInput,
): number[] {
  for (const [place, index] of extras.entries()) {
    const line = prices[index]
    if (!line?.optional || !isOf(line, option)) {
      throw invalidData(`extras.${place}`, messages.invalid)
    }
  }
  return [...new Set(extras)].toSorted((one, other) => one - other)
}

async function readTermsVersion(tx: Tx): Promise<number | null> {
  const [page] = await tx
    .select({ version: pages.version })
    .from(pages)
    .where(and(eq(pages.slug, 'terms'), eq(pages.status, true)))
  return page?.version ?? null
}

/** The agency reads what the visitor wrote; to the visitor nothing of it is repeated. */
async function notifyBoth(
  context: OperationContext,
  quote: QuoteRow,
  proposal: ProposalRow & { answer: ProposalAnswer },
): Promise<void> {
  const { tx, services } = context
  const { settings } = services
  const site = await readSite(tx, settings)
  const mail = proposalAnswer({ site, quote, proposal: answeredLines(proposal) })
  const replyTo = quote.email === null ? undefined : { name: quote.name, address: quote.email }
  for (const recipient of await listAssigneeEmails(tx, quote.assigneeId, settings)) {
    await sendMail(context, recipient, 'proposal-answer', mail, { replyTo })
  }
  await notifyVisitor(context, site, quote, proposal)
}

function answeredLines({ content, version, answer }: ProposalRow & { answer: ProposalAnswer }) {
  const { option, extras } = answer
  return {
    title: content.title,
    version: version ?? 0,
    answer,
    option: content.options.find(({ key }) => key === option)?.name ?? null,
    extras: extras.flatMap((index) => content.prices[index]?.label ?? []),
    onSpot:
      answer.answer === 'accepted'
        ? content.prices.filter((line) => line.onSpot && isOf(line, option)).map(lineText)
        : [],
    total: answer.answer === 'accepted' ? chosenTotal(content, option, extras) : null,
  }
}

/** "Park fee: 2 × USD 60" in the agency's language. */
function lineText({ label, quantity, unit }: ProposalContent['prices'][number]): string {
  return `${label}: ${quantity} × ${moneyText(unit, agencyLanguage)}`
}

async function notifyVisitor(
  context: OperationContext,
  site: Site,
  quote: QuoteRow,
  { id, lang, content, answer: { answer } }: ProposalRow & { answer: ProposalAnswer },
): Promise<void> {
  const { tx, services } = context
  const { reference, email } = quote
  if (email === null || (await hasLeft(tx, quote))) return
  const { url, link } = await makeMailedLink(context, { quoteId: quote.id, proposalId: id }, lang)
  const said = { site: siteForVisitor(site, quote), reference, title: content.title, url }
  const replyTo = await readAgencyAddress(tx, site, services.settings)
  const [kind, mail] =
    answer === 'accepted'
      ? (['proposal-accepted', proposalAccepted(said, lang)] as const)
      : (['proposal-declined', proposalDeclined(said, lang)] as const)
  await sendMail(context, email, kind, mail, { replyTo, link })
}

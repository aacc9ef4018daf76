import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { type Money, moneyText } from '#contract/base/money/money-text.ts'
import { dueBy, type Instalment } from '#contract/quotes/money/instalments.ts'
import { isOf } from '#contract/quotes/money/scale.ts'
import type { ProposalAnswer, ProposalContent } from '#contract/quotes/proposal-fields.ts'
import type { OperationContext } from '#server/api/context.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import { hasLeft } from '#server/features/privacy/former-agents.ts'
import { readSite, type Site } from '#server/platform/site/read-site.ts'
import { listAssigneeEmails, readAgencyAddress, siteForVisitor } from '../../kit/correspondence.ts'
import type { QuoteRow } from '../../kit/lock-quote.ts'
import { makeMailedLink } from '../../kit/mailed-link.ts'
import { proposalAccepted } from '../../mails/proposal-accepted.ts'
import { proposalAnswer } from '../../mails/proposal-answer.ts'
import { proposalDeclined } from '../../mails/proposal-declined.ts'
import type { ProposalRow } from '../present-proposal.ts'
import type { Clock } from '#server/platform/site/read-clock.ts'
import { takenExtras } from '../schedule.ts'

type Chosen = Pick<ProposalRow, 'content' | 'version'> & { answer: ProposalAnswer }
type Answered = ProposalRow & { answer: ProposalAnswer }

interface Schedule {
  total: Money | null
  instalments: Instalment[]
  clock: Clock
}

/** Mails an answer to both sides. The agency reads what the visitor wrote; to the visitor nothing of it is repeated. */
export async function notifyOfAnswer(
  context: OperationContext,
  quote: QuoteRow,
  proposal: Answered,
  schedule: Schedule,
): Promise<void> {
  const { tx, services } = context
  const { settings } = services
  const site = await readSite(tx, settings)
  const answered = { ...chosenLines(proposal), ...schedule }
  const mail = proposalAnswer({ site, quote, proposal: answered })
  const replyTo = quote.email === null ? undefined : { name: quote.name, address: quote.email }
  for (const recipient of await listAssigneeEmails(tx, quote.assigneeId, settings)) {
    await sendMail(context, recipient, 'proposal-answer', mail, { replyTo })
  }
  await notifyVisitor(context, site, { quote, proposal, schedule })
}

/** The choice of an answer in words. */
export function chosenLines({ content, version, answer }: Chosen) {
  const { option, pax = null } = answer
  return {
    title: content.title,
    version: version ?? 0,
    answer,
    option: content.options.find(({ key }) => key === option)?.name ?? null,
    pax,
    extras: takenExtras(content, answer).flatMap(({ index, quantity }) => {
      const label = content.prices[index]?.label
      return label === undefined ? [] : [quantity > 1 ? `${quantity} × ${label}` : label]
    }),
    onSpot:
      answer.answer === 'accepted'
        ? content.prices.filter((line) => line.onSpot && isOf(line, option)).map(lineText)
        : [],
  }
}

/** "Park fee: 2 × USD 60" in the agency's language. */
function lineText({ label, quantity, unit }: ProposalContent['prices'][number]): string {
  return `${label}: ${quantity} × ${moneyText(unit, agencyLanguage)}`
}

async function notifyVisitor(
  context: OperationContext,
  site: Site,
  { quote, proposal, schedule }: { quote: QuoteRow; proposal: Answered; schedule: Schedule },
): Promise<void> {
  const { tx, services } = context
  const { reference, clientReference, email } = quote
  if (email === null || (await hasLeft(tx, quote))) return
  const { id, lang, content, answer } = proposal
  const { url, link } = await makeMailedLink(context, { quoteId: quote.id, proposalId: id }, lang)
  const said = {
    site: siteForVisitor(site, quote),
    reference,
    clientReference,
    title: content.title,
    url,
  }
  const replyTo = await readAgencyAddress(tx, site, services.settings)
  if (answer.answer === 'declined') {
    const mail = proposalDeclined(said, lang)
    await sendMail(context, email, 'proposal-declined', mail, { replyTo, link })
    return
  }
  const { total, instalments, clock } = schedule
  const dueNow = dueBy(instalments, localDay(clock.timeZone, clock.now))
  const { payHow } = content
  const { option, pax, extras } = chosenLines(proposal)
  const accepted = { ...said, option, pax, extras, total, instalments, dueNow, payHow }
  const mail = proposalAccepted(accepted, lang)
  await sendMail(context, email, 'proposal-accepted', mail, { replyTo, link, proposalIds: [id] })
}

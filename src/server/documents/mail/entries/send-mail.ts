import type { MailKind } from '#contract/site/mails.ts'
import type { QuoteTokens, TokenHolder } from '#server/platform/auth/tokens/quote-tokens.ts'
import { jobGivenUp } from '#server/platform/jobs/run-job.ts'
import type { Message } from '../email.ts'
import type { MailJob } from './follow-mail.ts'
import { enqueueMails, type Sending } from './mail-entries.ts'
import type { Address, Attachment, Mailer, OutgoingMail } from '../mailers/mailer.ts'
import { isRefusedForGood } from '../mailers/smtp-mailer.ts'

/** A link to a quote or a proposal in a mail that waits: the token is made of the seed when it leaves. */
export type MailedLink = TokenHolder & { seed: string }

/** A message ready to be sent. Addresses are single and checked; texts are complete but for the link's token. */
type MailPayload = Omit<OutgoingMail, 'id' | 'date' | 'attachments'> & {
  link?: MailedLink
  /** Proposals whose documents are attached when the mail leaves: files of this size do not wait in the database. */
  proposalIds?: string[]
}

declare module '#server/platform/jobs/payloads.ts' {
  interface JobPayloads {
    mail: MailPayload
  }
}

/** Stands in a waiting mail where the token of its link will be: fit for an address, and in no other text. */
export const tokenPlace = 'token-of-this-link-xq7v2m9k'

interface Delivery {
  /** Where answers go. */
  replyTo?: Address | undefined
  cc?: readonly string[]
  link?: MailedLink
  /** Proposals whose documents are attached; a proposal that is not sent yet has none. */
  proposalIds?: readonly string[]
  /** Whether somebody has written it themselves. */
  personal?: boolean
  unsubscribe?: string
}

/**
 * Sends a message to one address once the caller's transaction has committed, and never if it
 * does not; messages to one address keep their order.
 */
export async function sendMail(
  sending: Sending,
  to: string,
  kind: MailKind,
  message: Message,
  delivery: Delivery = {},
): Promise<void> {
  await sendMails(sending, [{ to, kind, message, delivery }])
}

/** A message to one address. */
export interface MailToSend {
  to: string
  kind: MailKind
  message: Message
  delivery: Delivery
}

/** Sends several as `sendMail` does one, by two statements. */
export async function sendMails(sending: Sending, mails: readonly MailToSend[]): Promise<void> {
  const entered = mails.map(({ to, kind, message, delivery }) => {
    return { to, kind, payload: payloadOf(to, message, delivery) }
  })
  await enqueueMails(sending, 'mail', entered)
}

function payloadOf(
  to: string,
  message: Message,
  { replyTo, cc = [], link, proposalIds = [], personal = false, unsubscribe }: Delivery,
): MailPayload {
  return {
    to,
    ...message,
    ...(replyTo && { replyTo }),
    ...(cc.length > 0 && { cc: [...cc] }),
    ...(link && { link }),
    ...(proposalIds.length > 0 && { proposalIds: [...proposalIds] }),
    ...(personal && { personal }),
    ...(unsubscribe && { unsubscribe }),
  }
}

/** Sources of the parts that complete a mail when it leaves. */
interface Completing {
  quoteTokens: Pick<QuoteTokens, 'tokenOf'>
  /** The document of a proposal; undefined where there is none (any more). */
  documentOf: (proposalId: string) => Promise<Attachment | undefined>
}

/** Carries out `mail` jobs. */
export function makeMailJob(
  mailer: Mailer,
  { quoteTokens, documentOf }: Completing,
): MailJob<'mail'> {
  return async ({ link, proposalIds = [], ...mail }, job) => {
    const whole = link ? withToken(mail, quoteTokens.tokenOf(link.seed)) : mail
    const documents = await Promise.all(proposalIds.map(documentOf))
    const attachments = documents.filter((document) => document !== undefined)
    await deliver(mailer, {
      ...whole,
      ...(attachments.length > 0 && { attachments }),
      id: job.id,
      date: job.createdAt,
    })
    return 'sent'
  }
}

function withToken<Mail extends Message>(mail: Mail, token: string): Mail {
  const { html, text } = mail
  return {
    ...mail,
    html: html.replaceAll(tokenPlace, token),
    text: text.replaceAll(tokenPlace, token),
  }
}

/** Hands a message over; one that the mail server refuses for good is given up. */
export async function deliver(mailer: Mailer, mail: OutgoingMail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    if (isRefusedForGood(error)) throw jobGivenUp('The mail server refused the message', error)
    throw error
  }
}

import { localDay } from '#contract/base/dates/local-day.ts'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import {
  findUser,
  findUserByEmail,
  type UserRow,
} from '#server/features/accounts/kit/find-users.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'
import { sendMails } from '#server/documents/mail/entries/send-mail.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { listRecipients, promisedAnswer } from '../kit/correspondence.ts'
import { readAgencyName } from './agency-name.ts'
import { validateQuote } from './validate-quote.ts'
import { receiptMail } from './mail-quote.ts'
import { takeForm } from './take-form.ts'
import { takeQuote } from './take-quote.ts'

type Intake = 'createQuote' | 'createOpenQuote' | 'addQuote'

export const intakeHandlers: HandlersOf<Intake> = {
  createQuote: {
    prepare: (outside, input) => takeForm(outside, { ...input, destinationIds: [] }),
  },

  createOpenQuote: { prepare: takeForm },

  async addQuote(context, { email, origin, receivedAt, userId, sendReceipt, ...quoteInput }) {
    const { tx, now, services } = context
    const site = await readSite(tx, services.settings)
    const at = receivedAt ?? now
    if (at > now) throw invalidData('receivedAt', messages.inTheFuture)
    // By the day on which it came: it may be entered when what was asked for is over.
    validateQuote(quoteInput, localDay(site.office.timeZone, at))
    const agent = await agentOf(tx, { userId, email })
    const taken = await takeQuote(context, site, {
      quoteInput,
      email: email ?? null,
      lang: quoteInput.lang ?? fallbackLanguage,
      origin,
      receivedAt: at,
      dueAt: await promisedAnswer(site, at),
      userId: agent?.id ?? null,
      agencyId: agent?.agencyId ?? null,
      actorId: signedIn(context).id,
      consentAt: null,
      consentVersion: null,
      source: null,
    })
    if (sendReceipt && email) {
      const recipients = await listRecipients(tx, services.settings)
      await sendMails(context, [await receiptMail(context, site, taken, email, recipients)])
    }
    const { id, reference, agencyId } = taken.quote
    const agency = agencyId ? await readAgencyName(tx, agencyId) : undefined
    return {
      id,
      reference,
      user: agent ? { id: agent.id, name: `${agent.name} ${agent.surname}` } : null,
      agency: agency ?? null,
    }
  },
}

/** The account that is named, else the approved one whose confirmed e-mail it is. @throws NOT_FOUND_ERROR */
async function agentOf(
  tx: Tx,
  { userId, email }: Pick<InputOf<'addQuote'>, 'userId' | 'email'>,
): Promise<UserRow | undefined> {
  if (userId) {
    const named = await findUser(tx, userId)
    if (!named) throw notFound()
    return named
  }
  const known = email ? await findUserByEmail(tx, email) : undefined
  const isAgent = known?.role === 'user' && known.isApproved && known.emailConfirmed
  return isAgent ? known : undefined
}

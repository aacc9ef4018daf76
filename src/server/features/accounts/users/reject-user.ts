import { eq } from 'drizzle-orm'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { fallbackLanguage, type Language, languages } from '#contract/base/languages/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { fillIn, linkPlace } from '#contract/quotes/fill-in.ts'
import { agencies, quoteTemplates } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { rejection } from '../mails/rejection.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import { type OperationContext, signedIn } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { refuseUser } from '../kit/change-users.ts'
import { findUser, nameOfUser, type UserRow } from '../kit/find-users.ts'
import { requireDutyToApprove } from '../kit/duties-of-users.ts'

/** Refuses a registration and mails why. @throws NOT_FOUND_ERROR, INVALID_DATA_ERROR for one that is approved */
export async function rejectUser(
  context: OperationContext,
  input: InputOf<'rejectUser'>,
): Promise<void> {
  const { tx, now, services } = context
  const user = await refuseUser(tx, input.id, now)
  if (!user) {
    if (await findUser(tx, input.id)) throw invalidData('id', messages.alreadyRejected)
    throw notFound()
  }
  requireDutyToApprove(signedIn(context), user)
  const site = await readSite(tx, services.settings)
  const { lang, ...words } = input.reason
    ? inWords(input.reason, input.lang)
    : await fromTemplate(context, input, user, site.siteName)
  await sendMail(context, user.email, 'rejection', rejection({ site, ...words }, lang))
}

interface Words {
  lang: Language
  /** Null: the mail has its own. */
  subject: string | null
  /** Markdown. */
  body: string
}

/** The language that is asked for, else English, else whatever there is. */
function firstOf<Value>(texts: Partial<Record<Language, Value>>, lang: Language) {
  const order: Language[] = [lang, fallbackLanguage, ...languages]
  const found = order.find((each) => texts[each] !== undefined)
  return found === undefined ? undefined : { lang: found, value: texts[found] }
}

function inWords(reason: LanguageTexts, asked: Language): Words {
  const found = firstOf(reason, asked)
  if (!found?.value) throw new Error('A reason without words was taken')
  return { lang: found.lang, subject: null, body: found.value }
}

/** A template's words; what is asked for stands in the place of the item: an account for their agency. */
async function fromTemplate(
  { tx, ...context }: OperationContext,
  { templateId, lang }: InputOf<'rejectUser'>,
  user: UserRow,
  siteName: string,
): Promise<Words> {
  const [template] = await tx
    .select({ texts: quoteTemplates.texts })
    .from(quoteTemplates)
    .where(eq(quoteTemplates.id, templateId ?? ''))
  const found = template && firstOf(template.texts, lang)
  if (!found?.value) throw notFound()
  const filling = {
    name: user.name,
    item: await nameOfAgency(tx, user.agencyId),
    reference: '',
    agent: await nameOfUser(tx, signedIn({ tx, ...context }).id),
    agency: siteName,
  }
  const { subject, body } = found.value
  return {
    lang: found.lang,
    subject: fillIn(subject, filling),
    body: fillIn(body, filling).replaceAll(linkPlace, ''),
  }
}

async function nameOfAgency(tx: Tx, id: string | null): Promise<string> {
  if (id === null) return ''
  const [agency] = await tx
    .select({ name: agencies.name })
    .from(agencies)
    .where(eq(agencies.id, id))
  return agency?.name ?? ''
}

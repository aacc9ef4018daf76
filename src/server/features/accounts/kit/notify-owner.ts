import { accountSecurity, type SecurityEvent } from '../mails/account-security.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import type { OperationContext } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import type { UserRow } from './find-users.ts'

/** Mails an account's owner that something happened to it. */
export async function notifyOwner(
  context: OperationContext,
  { email, lang }: Pick<UserRow, 'email' | 'lang'>,
  event: SecurityEvent,
  detail?: string,
): Promise<void> {
  const site = await readSite(context.tx, context.services.settings)
  await sendMail(context, email, 'account-security', accountSecurity({ site, event, lang, detail }))
}

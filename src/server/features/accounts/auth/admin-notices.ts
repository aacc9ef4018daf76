import { adminNotice } from '../mails/admin-notice.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import type { OperationContext } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { listAdminEmails, type UserRow } from '../kit/find-users.ts'

/** Mails every admin who may approve them that a user has confirmed their e-mail. */
export async function notifyAdmins(context: OperationContext, user: UserRow): Promise<void> {
  const site = await readSite(context.tx, context.services.settings)
  const notice = adminNotice({ site, user })
  for (const email of await listAdminEmails(
    context.tx,
    user.agencyId === null ? 'team' : 'trade',
  )) {
    await sendMail(context, email, 'admin-notice', notice)
  }
}

import { newAdmin } from '../mails/new-admin.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import type { OperationContext } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { listUsers, type UserRow } from '../kit/find-users.ts'

/** Mails all other admins that somebody has become one, so that nobody does unnoticed. */
export async function notifyOfNewAdmin(
  context: OperationContext,
  user: Pick<UserRow, 'id' | 'name' | 'surname' | 'email'>,
): Promise<void> {
  const admins = await listUsers(context.tx, { group: 'admins' })
  const actor = admins.find(({ id }) => id === context.user?.id)
  const site = await readSite(context.tx, context.services.settings)
  const notice = newAdmin({ site, user, actor })
  for (const { id, email } of admins.toReversed()) {
    if (id !== user.id) await sendMail(context, email, 'new-admin', notice)
  }
}

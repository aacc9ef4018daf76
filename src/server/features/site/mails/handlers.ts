import { randomUUID } from 'node:crypto'
import { count, desc, eq } from 'drizzle-orm'
import { Failure, invalidData, notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import type { mailOperations } from '#contract/site/mails.ts'
import { messages } from '#contract/base/text/messages.ts'
import { mails } from '#server/platform/db/schema/index.ts'
import { mailTrouble } from '#server/documents/mail/entries/mail-trouble.ts'
import { testMail } from '#server/documents/mail/test-mail-message.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { sendAgain } from './send-again.ts'

const { id, to, kind, state, createdAt, sentAt, error } = mails

export const mailHandlers: HandlersOf<keyof typeof mailOperations> = {
  async listMails({ tx }, query) {
    const { limit = limits.listMax, offset = 0 } = query
    const wanted = query.state && eq(state, query.state)
    const list = await tx
      .select({ id, to, kind, state, createdAt, sentAt, error })
      .from(mails)
      .where(wanted)
      .orderBy(desc(mails.sequence))
      .limit(limit)
      .offset(offset)
    const [all] = await tx.select({ total: count() }).from(mails).where(wanted)
    return { list, total: all?.total ?? 0 }
  },

  async resendMail(context, input) {
    // The job that sends it writes to the row when it is done: whoever is first is waited for.
    const [mail] = await context.tx.select().from(mails).where(eq(id, input.id)).for('update')
    if (!mail) throw notFound()
    if (mail.state === 'waiting') throw invalidData('id', messages.mailWaiting)
    await sendAgain(context, mail)
  },

  sendTestMail: {
    async prepare({ services, now }, input) {
      const message = testMail(await services.currentSite())
      const mail = { id: randomUUID(), date: now, to: input.to, ...message }
      try {
        await services.mailer.send(mail)
      } catch (cause) {
        throw new Failure('CONFIGURATION_ERROR', { message: mailTrouble(cause) }, { cause })
      }
      return async ({ tx }) => {
        const sent = { state: 'sent', createdAt: now, sentAt: now } as const
        const data = { to: input.to, ...message }
        const entry = { id: mail.id, to: input.to, kind: 'test-mail', queue: 'mail', data, ...sent }
        await tx.insert(mails).values(entry)
      }
    },
  },
}

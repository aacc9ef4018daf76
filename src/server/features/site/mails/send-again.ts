import type { MailKind } from '#contract/site/mails.ts'
import { requestLink, type WantedLink } from '#server/features/accounts/kit/request-link.ts'
import type { mails } from '#server/platform/db/schema/index.ts'
import type { JobPayloads } from '#server/platform/jobs/payloads.ts'
import type { Services } from '#server/platform/services.ts'
import {
  enqueueMail,
  type MailQueue,
  type Sending,
} from '#server/documents/mail/entries/mail-entries.ts'

interface SendingLinks extends Sending {
  services: Sending['services'] & Pick<Services, 'quoteTokens'>
}

type KeptMail = Pick<typeof mails.$inferSelect, 'to' | 'kind' | 'queue' | 'data'>

/** Enqueues a kept mail once more, as a mail of its own. What is kept was a payload of its queue. */
export async function sendAgain(sending: SendingLinks, { to, kind, queue, data }: KeptMail) {
  const again: Record<MailQueue, () => Promise<void>> = {
    'account-link': () => requestLink(sending, data as WantedLink),
    mail: async () => {
      const mail = await withNewLink(sending, data as JobPayloads['mail'])
      await enqueueMail(sending, 'mail', mail, { to, kind: kind as MailKind })
    },
    'new-link': () =>
      enqueueMail(sending, 'new-link', data as JobPayloads['new-link'], {
        to,
        kind: kind as MailKind,
      }),
    'log-in-warning': () =>
      enqueueMail(sending, 'log-in-warning', data as JobPayloads['log-in-warning'], {
        to,
        kind: kind as MailKind,
      }),
  }
  await again[queue as MailQueue]()
}

/** A mail's link is made anew; the old one stays good. */
async function withNewLink({ tx, now, services }: SendingLinks, mail: JobPayloads['mail']) {
  if (!mail.link) return mail
  const { quoteId, proposalId } = mail.link
  const seed = await services.quoteTokens.makeSeed(tx, { quoteId, proposalId }, now)
  return { ...mail, link: { quoteId, proposalId, seed } }
}

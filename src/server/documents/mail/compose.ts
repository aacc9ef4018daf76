import { inOneLine } from './email.ts'
import type { MailerSettings, OutgoingMail } from './mailers/mailer.ts'

/** Nothing that a message says may make the server read a file or open a connection. */
export const closedAccess = { disableFileAccess: true, disableUrlAccess: true } as const

/** A message in nodemailer's terms: structured addresses, one-line headers, files whole. */
export function compose(settings: MailerSettings, mail: OutgoingMail) {
  return {
    messageId: `<${mail.id}@${new URL(settings.siteUrl).hostname}>`,
    date: mail.date,
    from: mail.from ?? settings.mailFrom,
    to: { name: '', address: mail.to },
    ...(mail.cc && { cc: mail.cc.map((address) => ({ name: '', address })) }),
    ...(mail.replyTo && {
      replyTo: { name: inOneLine(mail.replyTo.name), address: mail.replyTo.address },
    }),
    subject: inOneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    ...(mail.attachments && {
      attachments: mail.attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
      })),
    }),
    headers: {
      ...(!mail.personal && { 'Auto-Submitted': 'auto-generated' }),
      ...(mail.unsubscribe && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

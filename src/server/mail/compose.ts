import { inOneLine } from './email.ts'
import type { Address, MailerSettings, OutgoingMail } from './mailer.ts'

/** Nothing that a message says may make the server read a file or open a connection. */
export const closedAccess = { disableFileAccess: true, disableUrlAccess: true } as const

/** A message in nodemailer's terms: structured addresses, one-line headers, no attachments. */
export function compose(settings: MailerSettings, mail: OutgoingMail) {
  return {
    messageId: `<${mail.id}@${new URL(settings.siteUrl).hostname}>`,
    date: mail.date,
    from: senderOf(settings),
    to: { name: '', address: mail.to },
    ...(mail.replyTo && {
      replyTo: { name: inOneLine(mail.replyTo.name), address: mail.replyTo.address },
    }),
    subject: inOneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** MAIL_FROM is an address, or a name and an address in angle brackets. */
function senderOf({ mailFrom, siteName }: MailerSettings): Address {
  const named = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom)
  if (!named) return { name: siteName, address: mailFrom.trim() }
  return { name: named[1]?.trim() || siteName, address: named[2]?.trim() ?? '' }
}

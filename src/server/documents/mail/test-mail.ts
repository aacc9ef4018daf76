import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import { randomUUID } from 'node:crypto'
import { operatorError } from '#server/platform/runtime/operator-error.ts'
import type { MailerSettings } from './mailers/mailer.ts'
import { testMail } from './test-mail-message.ts'
import { sendAndQuote, wordsOfMailServer } from './mailers/smtp-mailer.ts'

/** Sends a test mail as every other mail goes out, and gives the mail server's own words; fails with them. */
export async function sendTestMail(settings: MailerSettings, to: string): Promise<string> {
  if (settings.smtpUrl === null) {
    throw operatorError('SMTP_URL: not set; mails are files in DATA_DIR/mail and are not sent')
  }
  const mail = {
    ...testMail({ ...unknownSite, legalPages: [], ...settings }),
    id: randomUUID(),
    date: new Date(),
    to,
  }
  try {
    return await sendAndQuote(settings, settings.smtpUrl, mail)
  } catch (error) {
    throw operatorError(`SMTP_URL: ${wordsOfMailServer(error)}`, error)
  }
}

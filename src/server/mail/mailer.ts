import type { Settings } from '#server/settings/env.ts'
import { openFileMailer } from './file-mailer.ts'
import { openSmtpMailer } from './smtp-mailer.ts'

/** A name and an address, never joined into one string. */
export interface Address {
  name: string
  address: string
}

/** A whole message, on its way. */
export interface OutgoingMail {
  /** The same for every attempt at one message, so that a repeat is recognised. */
  id: string
  date: Date
  to: string
  replyTo?: Address
  subject: string
  html: string
  text: string
}

/** Delivers messages. */
export interface Mailer {
  /** Settles when the message has been taken over; throws when it has not. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

export type MailerSettings = Pick<
  Settings,
  'dataDir' | 'mailFrom' | 'siteName' | 'siteUrl' | 'smtpUrl'
>

/** The mail server of SMTP_URL, else .eml files in the data folder. */
export function makeMailer(settings: MailerSettings): Mailer {
  return settings.smtpUrl === null
    ? openFileMailer(settings)
    : openSmtpMailer(settings, settings.smtpUrl)
}

/** The same mailer, with each attempt counted. */
export function countMails(mailer: Mailer, count: (outcome: 'sent' | 'failed') => void): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        count('failed')
        throw error
      }
      count('sent')
    },
    close: () => mailer.close(),
  }
}

import type { Settings } from '#server/platform/settings/env.ts'
import type { Site } from '#server/platform/site/read-site.ts'
import { openFileMailer } from './file-mailer.ts'
import { withPublicLinks } from './public-links.ts'
import { openSmtpMailer } from './smtp-mailer.ts'

declare module '#server/platform/services.ts' {
  interface Services {
    /** Sends at once; a mail that belongs to a transaction goes through `sendMail`. */
    mailer: Pick<Mailer, 'send'>
  }
}

/** A name and an address, never joined into one string. */
export interface Address {
  name: string
  address: string
}

/** A file that goes along with a message; its name is in plain letters. */
export interface Attachment {
  name: string
  type: string
  content: Buffer
}

/** A whole message, on its way. */
export interface OutgoingMail {
  /** The same for every attempt at one message, so that a repeat is recognised. */
  id: string
  date: Date
  /** Sender; defaults to MAIL_FROM. */
  from?: Address
  /** Somebody has written it themselves; all others are automatic, and say so. */
  personal?: boolean
  to: string
  cc?: string[]
  replyTo?: Address
  /** The address that ends mails of this kind at once (RFC 8058). */
  unsubscribe?: string
  subject: string
  html: string
  text: string
  attachments?: Attachment[]
}

/** Keys by which to find a message that was written to a file. */
export type WrittenMail = { id: string; createdAt: Date }

/** Delivers messages. */
export interface Mailer {
  /** Settles when the message has been taken over; throws when it has not. */
  send(mail: OutgoingMail): Promise<void>
  /** Removes a message again where it is still in our hands. */
  takeBack(mail: WrittenMail): Promise<void>
  close(): void | Promise<void>
}

export type MailerSettings = Pick<
  Settings,
  'dataDir' | 'dkim' | 'mailFrom' | 'siteName' | 'siteUrl' | 'smtpUrl'
>

/** Identity of the site whose mails these are, as far as their headers contain it; the current site fits. */
export type MailingSite = Pick<Site, 'siteName' | 'sender' | 'contact' | 'inherited' | 'languages'>

/**
 * The mail server of SMTP_URL, else .eml files in the data folder. Mails are sent in the site's name, and answers
 * to those that name nobody go to its own address.
 */
export function makeMailer(settings: MailerSettings, site: () => Promise<MailingSite>): Mailer {
  const mailer =
    settings.smtpUrl === null
      ? openFileMailer(settings)
      : openSmtpMailer(settings, settings.smtpUrl)
  return {
    async send(mail) {
      const current = await site()
      const address = addressOf(current)
      const replyTo = mail.replyTo ?? (address && { name: current.siteName, address })
      const from = senderOf(settings.mailFrom, current)
      const linked = withPublicLinks(mail, settings.siteUrl, current.languages)
      await mailer.send({ ...linked, from, ...(replyTo && { replyTo }) })
    },
    takeBack: (mail) => mailer.takeBack(mail),
    close: () => mailer.close(),
  }
}

/** Where the site's own answers are read; null where nobody has said. */
export function addressOf({ sender, contact }: Pick<Site, 'sender' | 'contact'>): string | null {
  return sender.replyTo ?? contact.email
}

/** MAIL_FROM is an address, or a name and an address in angle brackets; a name from the panel goes before it. */
export function senderOf(mailFrom: string, site: MailingSite): Address {
  const named = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom)
  const address = (named?.[2] ?? mailFrom).trim()
  const given = site.inherited.includes('name') ? named?.[1]?.trim() : undefined
  return { name: site.sender.name ?? (given || site.siteName), address }
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
    takeBack: (mail) => mailer.takeBack(mail),
    close: () => mailer.close(),
  }
}

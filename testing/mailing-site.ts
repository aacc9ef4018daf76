import { initialLanguages } from '#contract/base/languages/languages-in-use.ts'
import { noContact, unknownSite } from '#contract/site/identity/site-defaults.ts'
import type { Site } from '#server/documents/mail/email.ts'
import type { MailingSite } from '#server/documents/mail/mailers/mailer.ts'

/** The sender of mails for a site with only its name in the environment. */
export function mailingSite(siteName: string): () => Promise<MailingSite> {
  const sender = { name: null, replyTo: null }
  return async () => ({
    siteName,
    sender,
    contact: noContact,
    inherited: ['name'],
    languages: initialLanguages,
  })
}

/** A site of which nobody has said anything, as mails are written for it. */
export function plainSite(site: { siteName: string; siteUrl: string }): Site {
  return { ...unknownSite, legalPages: [], ...site }
}

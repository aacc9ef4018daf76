import mailboxes from 'email-providers/all.json' with { type: 'json' }
import { getDomain } from 'tldts'

// By what an agency is known again when somebody else registers for it (requirements §16.1).

/** Where many have a profile or a page each: the host says nothing of who they are. */
const profiles = new Set([
  'facebook.com',
  'google.com',
  'instagram.com',
  'linkedin.com',
  'linktr.ee',
  'tiktok.com',
  'tripadvisor.com',
  'twitter.com',
  'wa.me',
  'whatsapp.com',
  'x.com',
  'youtube.com',
])

const publicMailboxes = new Set<string>(mailboxes)

/** Letters and digits of a tax id, in capitals; null where there are none. */
export function taxKeyOf(taxId: string | null): string | null {
  const key =
    taxId
      ?.normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '') ?? ''
  return key === '' ? null : key
}

/** The host of a website, without `www.`; null where there is none. */
export function hostOf(website: string | null): string | null {
  const host = website === null ? undefined : URL.parse(website)?.hostname
  return host?.replace(/^www\./, '').replace(/\.$/, '') ?? null
}

/** Whether many who have nothing to do with each other are found at a host: mailboxes, profiles, builders of sites. */
export function isSharedHost(host: string): boolean {
  const domain = getDomain(host, { allowPrivateDomains: true })
  return domain === null || profiles.has(domain) || publicMailboxes.has(domain)
}

/** Whether an e-mail is of a website's own host. */
export function isMailOf(host: string, email: string): boolean {
  return email.slice(email.lastIndexOf('@') + 1).replace(/^www\./, '') === host
}

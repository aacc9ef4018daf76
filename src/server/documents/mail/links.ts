import { paths } from '#contract/base/addresses/addresses.ts'
import type { Kind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { Site } from './email.ts'

/** Where an e-mail is confirmed (requirements §7.6). */
export function verifyEmailLink(site: Site, lang: Language, email: string, token: string): string {
  return site.siteUrl + paths.verifyEmail(lang, email, token)
}

/** Where a new password is set (requirements §7.6). */
export function resetPasswordLink(site: Site, lang: Language, token: string): string {
  return site.siteUrl + paths.resetPassword(lang, token)
}

export function logInLink(site: Site, lang: Language): string {
  return site.siteUrl + paths.login(lang)
}

/** A page of the admin panel. */
export function panelLink(site: Site, page: 'users' | 'quotes'): string {
  return site.siteUrl + (page === 'users' ? paths.panelUsers : paths.panelQuotes)
}

/** A quote in the admin panel. */
export function quoteLink(site: Site, id: string): string {
  return `${panelLink(site, 'quotes')}?open=${id}`
}

/** An item in the admin panel. */
export function panelItemLink(site: Site, { kind, id }: { kind: Kind; id: string }): string {
  return site.siteUrl + paths.panelItem(kind, id)
}

import type { Language } from '#contract/languages.ts'
import type { Site } from './email.ts'

/** Where an e-mail is confirmed (requirements §7.6). */
export function verifyEmailLink(site: Site, lang: Language, email: string, token: string): string {
  return `${site.siteUrl}/${lang}/verify-email/${encodeURIComponent(email)}/${token}`
}

/** Where a new password is set (requirements §7.6). */
export function resetPasswordLink(site: Site, lang: Language, token: string): string {
  return `${site.siteUrl}/${lang}/reset-password/${token}`
}

export function logInLink(site: Site, lang: Language): string {
  return `${site.siteUrl}/${lang}/login`
}

/** A page of the admin panel. */
export function panelLink(site: Site, page: 'users' | 'quotes'): string {
  return `${site.siteUrl}/admin-panel/${page}`
}

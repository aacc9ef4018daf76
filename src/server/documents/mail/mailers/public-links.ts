import { languages } from '#contract/base/languages/languages.ts'
import { publicLanguages, type SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { escapeRegExp } from '#contract/base/text/escape-reg-exp.ts'
import type { OutgoingMail } from './mailer.ts'

type Linking = Pick<OutgoingMail, 'html' | 'text'>

/**
 * A mail whose links lead to pages that there are: a page in a language that is no longer public answers 404, so its
 * link names the site's default language. Mails wait, and languages change meanwhile.
 */
export function withPublicLinks<Mail extends Linking>(
  mail: Mail,
  siteUrl: string,
  inUse: SiteLanguages,
): Mail {
  const seen = new Set(publicLanguages(inUse))
  const hidden = languages.filter((lang) => !seen.has(lang))
  if (hidden.length === 0) return mail
  const prefix = new RegExp(`${escapeRegExp(siteUrl)}/(?:${hidden.join('|')})(?![\\w-])`, 'g')
  const replaced = (text: string) => text.replaceAll(prefix, `${siteUrl}/${inUse.default}`)
  return { ...mail, html: replaced(mail.html), text: replaced(mail.text) }
}

import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { textLanguages } from '#texts/languages.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'

export interface AccountChanged {
  site: Site
  /** Parts of the account that an admin changed. */
  changed: { email: boolean; password: boolean; factors: boolean }
  /** The account's e-mail from now on. */
  email: string
}

/**
 * To a user whose e-mail or password an admin changed, at the old and at the new address. Nobody
 * asked for it in any language, so that it is written in all that have texts.
 */
export function accountChanged({ site, changed, email }: AccountChanged): Message {
  const paragraphs = textLanguages.map((lang) => {
    const t = translateInto(lang)
    const what = [
      changed.email && t('accountMails.changed.email', { email }),
      changed.password && t('accountMails.changed.password'),
      changed.factors && t('accountMails.changed.factors'),
      t('accountMails.changed.note'),
    ]
    return `${t(`common.languages.${lang}`)} – ${what.filter(Boolean).join(' ')}`
  })
  const subject = textLanguages
    .map((lang) => translateInto(lang)('accountMails.changed.subject'))
    .join(' · ')
  return renderEmail(site, {
    lang: agencyLanguage,
    subject: `${subject} – ${site.siteName}`,
    heading: subject,
    paragraphs,
  })
}

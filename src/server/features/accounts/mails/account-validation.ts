import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { verifyEmailLink } from '#server/documents/mail/links.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface AccountValidation {
  site: Site
  email: string
  token: string
}

/**
 * To the address that somebody registered with: the link that confirms it. It repeats no name, for
 * anybody could have typed it.
 */
export function accountValidation(data: AccountValidation, lang: Language): Message {
  const t = translateInto(lang)
  return renderEmail(data.site, {
    lang,
    subject: `${t('accountMails.validation.subject')} – ${data.site.siteName}`,
    heading: t('accountMails.validation.heading'),
    paragraphs: [t('accountMails.validation.text'), t('accountMails.validation.more')],
    action: {
      label: t('accountMails.validation.action'),
      url: verifyEmailLink(data.site, lang, data.email, data.token),
    },
    note: t('accountMails.validation.note'),
  })
}

import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { resetPasswordLink } from '#server/documents/mail/links.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface PasswordReset {
  site: Site
  token: string
}

/** To a user who asked for it: the link that sets a new password. */
export function passwordReset({ site, token }: PasswordReset, lang: Language): Message {
  const t = translateInto(lang)
  return renderEmail(site, {
    lang,
    subject: `${t('accountMails.passwordReset.subject')} – ${site.siteName}`,
    heading: t('accountMails.passwordReset.heading'),
    paragraphs: [t('accountMails.passwordReset.text')],
    action: {
      label: t('accountMails.passwordReset.action'),
      url: resetPasswordLink(site, lang, token),
    },
    note: t('accountMails.passwordReset.note'),
  })
}

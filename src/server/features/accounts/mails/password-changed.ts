import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface PasswordChanged {
  site: Site
  name: string
}

/** To a user whose password was changed with a mailed link. */
export function passwordChanged({ site, name }: PasswordChanged, lang: Language): Message {
  const t = translateInto(lang)
  const subject = t('accountMails.passwordChanged.subject')
  return renderEmail(site, {
    lang,
    subject: `${subject} – ${site.siteName}`,
    heading: subject,
    paragraphs: [
      t('accountMails.passwordChanged.text', { name }),
      t('accountMails.passwordChanged.more'),
    ],
    note: t('accountMails.passwordChanged.note'),
  })
}

import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { logInLink } from '#server/documents/mail/links.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface Approval {
  site: Site
  name: string
  /** True where the agency has terms and sheets. */
  seesRates: boolean
}

/** To a user whom an admin has approved. */
export function approval({ site, name, seesRates }: Approval, lang: Language): Message {
  const t = translateInto(lang)
  return renderEmail(site, {
    lang,
    subject: `${t('accountMails.approval.subject')} – ${site.siteName}`,
    heading: t('accountMails.approval.heading', { name }),
    paragraphs: [
      t(seesRates ? 'accountMails.approval.text' : 'accountMails.approval.textWithoutRates'),
    ],
    action: { label: t('common.logIn'), url: logInLink(site, lang) },
  })
}

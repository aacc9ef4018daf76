import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { resetPasswordLink } from '#server/documents/mail/links.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface Invitation {
  site: Site
  token: string
}

/** To somebody for whom an admin opened an account: the link that sets their first password. */
export function invitation({ site, token }: Invitation, lang: Language): Message {
  const t = translateInto(lang)
  return renderEmail(site, {
    lang,
    subject: `${t('accountMails.invitation.subject')} – ${site.siteName}`,
    heading: t('accountMails.invitation.heading'),
    paragraphs: [t('accountMails.invitation.text')],
    action: {
      label: t('accountMails.invitation.action'),
      url: resetPasswordLink(site, lang, token),
    },
    note: t('accountMails.invitation.note'),
  })
}

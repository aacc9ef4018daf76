import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { panelLink } from '#server/documents/mail/links.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'

interface AdminNotice {
  site: Site
  user: { name: string; surname: string; email: string; isApproved: boolean }
}

/** To every admin, when somebody has confirmed their e-mail; in the agency's language. */
export function adminNotice({ site, user }: AdminNotice): Message {
  const t = translateInto(agencyLanguage)
  const name = `${user.name} ${user.surname}`
  return renderEmail(site, {
    lang: agencyLanguage,
    subject: t('accountMails.confirmed.subject', { name }),
    heading: user.isApproved
      ? t('accountMails.confirmed.heading')
      : t('accountMails.confirmed.waits'),
    paragraphs: [t('accountMails.confirmed.text')],
    fields: [
      { label: t('quoteMails.name'), value: name },
      { label: t('quoteMails.email'), value: user.email },
    ],
    action: { label: t('accountMails.confirmed.action'), url: panelLink(site, 'users') },
    note: user.isApproved
      ? t('accountMails.confirmed.approvedNote')
      : t('accountMails.confirmed.waitsNote'),
  })
}

import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { panelLink } from '#server/documents/mail/links.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'

interface Person {
  name: string
  surname: string
  email: string
}

interface NewAdmin {
  site: Site
  user: Person
  /** The person who made them an admin, if known. */
  actor: Person | undefined
}

const called = ({ name, surname }: Person) => `${name} ${surname}`

/** To every other admin, when somebody has become one; in the agency's language. */
export function newAdmin({ site, user, actor }: NewAdmin): Message {
  const t = translateInto(agencyLanguage)
  return renderEmail(site, {
    lang: agencyLanguage,
    subject: t('accountMails.newAdmin.subject', { name: called(user) }),
    heading: t('accountMails.newAdmin.heading'),
    paragraphs: [t('accountMails.newAdmin.text')],
    fields: [
      { label: t('quoteMails.name'), value: called(user) },
      { label: t('quoteMails.email'), value: user.email },
      ...(actor
        ? [{ label: t('accountMails.newAdmin.by'), value: `${called(actor)}, ${actor.email}` }]
        : []),
    ],
    action: { label: t('accountMails.newAdmin.action'), url: panelLink(site, 'users') },
    note: t('accountMails.newAdmin.note'),
  })
}

import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { panelLink } from '#server/documents/mail/links.ts'

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

/** To every other admin, when somebody has become one; in Spanish, the house's language. */
export function newAdmin({ site, user, actor }: NewAdmin): Message {
  return renderEmail(site, {
    lang: 'es',
    subject: `${called(user)} ahora administra el sitio`,
    heading: 'Una persona más administra el sitio',
    paragraphs: [
      'Desde ahora esta persona puede ver y cambiar todo en el panel, también las cuentas de los demás.',
    ],
    fields: [
      { label: 'Nombre', value: called(user) },
      { label: 'E-mail', value: user.email },
      ...(actor ? [{ label: 'Lo decidió', value: `${called(actor)}, ${actor.email}` }] : []),
    ],
    action: { label: 'Ver los usuarios', url: panelLink(site, 'users') },
    note: 'Si no lo esperaba, hable con las demás personas que administran el sitio.',
  })
}

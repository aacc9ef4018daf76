import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { panelLink } from '#server/documents/mail/links.ts'

interface AdminNotice {
  site: Site
  user: { name: string; surname: string; email: string; isApproved: boolean }
}

/** To every admin, when somebody has confirmed their e-mail; in Spanish, the house's language. */
export function adminNotice({ site, user }: AdminNotice): Message {
  return renderEmail(site, {
    lang: 'es',
    subject: `${user.name} ${user.surname} confirmó su e-mail`,
    heading: user.isApproved ? 'Una persona confirmó su e-mail' : 'Una cuenta espera aprobación',
    paragraphs: ['Una persona que se registró en el sitio confirmó su e-mail.'],
    fields: [
      { label: 'Nombre', value: `${user.name} ${user.surname}` },
      { label: 'E-mail', value: user.email },
    ],
    action: { label: 'Revisar la cuenta', url: panelLink(site, 'users') },
    note: user.isApproved
      ? 'La cuenta ya estaba aprobada: no hace falta hacer nada.'
      : 'Al aprobarla, la persona recibe un e-mail y puede iniciar sesión.',
  })
}

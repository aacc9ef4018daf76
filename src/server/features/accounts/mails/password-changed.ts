import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'

interface PasswordChanged {
  site: Site
  name: string
}

const texts = {
  es: {
    subject: 'Su contraseña cambió',
    heading: 'Su contraseña cambió',
    paragraphs: (name: string) => [
      `Hola, ${name}. La contraseña de su cuenta se cambió recién y se cerraron todas las sesiones abiertas.`,
      'Si fue usted, no hace falta que haga nada.',
    ],
    note: 'Si no fue usted, pida una nueva contraseña desde la página de inicio de sesión y avísenos.',
  },
  en: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: (name: string) => [
      `Hello, ${name}. The password of your account has just been changed, and all open sessions were closed.`,
      'If it was you, there is nothing you need to do.',
    ],
    note: 'If it was not you, ask for a new password on the log-in page and let us know.',
  },
  pt: {
    subject: 'Sua senha foi alterada',
    heading: 'Sua senha foi alterada',
    paragraphs: (name: string) => [
      `Olá, ${name}. A senha da sua conta acaba de ser alterada e todas as sessões abertas foram encerradas.`,
      'Se foi você, não precisa fazer nada.',
    ],
    note: 'Se não foi você, peça uma nova senha na página de entrada e nos avise.',
  },
} as const

/** To a user whose password was changed with a mailed link. */
export function passwordChanged({ site, name }: PasswordChanged, lang: Language): Message {
  const { subject, heading, paragraphs, note } = texts[lang]
  return renderEmail(site, {
    lang,
    subject: `${subject} – ${site.siteName}`,
    heading,
    paragraphs: paragraphs(name),
    note,
  })
}

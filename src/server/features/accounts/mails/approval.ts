import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { logInLink } from '#server/documents/mail/links.ts'

interface Approval {
  site: Site
  name: string
}

const texts = {
  es: {
    subject: 'Su cuenta está activa',
    heading: (name: string) => `${name}, su cuenta está activa`,
    paragraphs: ['Aprobamos su cuenta. Ya puede ver las tarifas y reservar en línea.'],
    action: 'Iniciar sesión',
  },
  en: {
    subject: 'Your account is active',
    heading: (name: string) => `${name}, your account is active`,
    paragraphs: ['We have approved your account. You can now see our rates and book online.'],
    action: 'Log in',
  },
  pt: {
    subject: 'Sua conta está ativa',
    heading: (name: string) => `${name}, sua conta está ativa`,
    paragraphs: ['Aprovamos sua conta. Você já pode ver as tarifas e reservar online.'],
    action: 'Entrar',
  },
} as const

/** To a user whom an admin has approved. */
export function approval({ site, name }: Approval, lang: Language): Message {
  const { subject, heading, paragraphs, action } = texts[lang]
  return renderEmail(site, {
    lang,
    subject: `${subject} – ${site.siteName}`,
    heading: heading(name),
    paragraphs: [...paragraphs],
    action: { label: action, url: logInLink(site, lang) },
  })
}

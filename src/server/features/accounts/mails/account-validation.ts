import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { verifyEmailLink } from '#server/documents/mail/links.ts'

interface AccountValidation {
  site: Site
  email: string
  token: string
}

const texts = {
  es: {
    subject: 'Confirme su e-mail',
    heading: 'Le damos la bienvenida',
    paragraphs: [
      'Gracias por registrarse. Para continuar, confirme que este e-mail es suyo.',
      'Después, una persona de nuestro equipo revisará la cuenta y le avisaremos por e-mail cuando esté activa.',
    ],
    action: 'Confirmar mi e-mail',
    note: 'El enlace vale 7 días. Si no se registró en nuestro sitio, no hace falta que haga nada.',
  },
  en: {
    subject: 'Confirm your email',
    heading: 'Welcome',
    paragraphs: [
      'Thank you for registering. To go on, please confirm that this email is yours.',
      'Somebody from our team will then review the account, and we will email you as soon as it is active.',
    ],
    action: 'Confirm my email',
    note: 'The link works for 7 days. If you did not register on our site, there is nothing you need to do.',
  },
  pt: {
    subject: 'Confirme seu e-mail',
    heading: 'Boas-vindas',
    paragraphs: [
      'Obrigado por se cadastrar. Para continuar, confirme que este e-mail é seu.',
      'Depois, uma pessoa da nossa equipe vai revisar a conta e avisaremos por e-mail quando ela estiver ativa.',
    ],
    action: 'Confirmar meu e-mail',
    note: 'O link vale por 7 dias. Se você não se cadastrou em nosso site, não precisa fazer nada.',
  },
} as const

/**
 * To the address that somebody registered with: the link that confirms it. It repeats no name, for
 * anybody could have typed it.
 */
export function accountValidation(data: AccountValidation, lang: Language): Message {
  const { subject, heading, paragraphs, action, note } = texts[lang]
  return renderEmail(data.site, {
    lang,
    subject: `${subject} – ${data.site.siteName}`,
    heading,
    paragraphs: [...paragraphs],
    action: { label: action, url: verifyEmailLink(data.site, lang, data.email, data.token) },
    note,
  })
}

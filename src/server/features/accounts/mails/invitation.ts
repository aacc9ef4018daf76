import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { resetPasswordLink } from '#server/documents/mail/links.ts'

interface Invitation {
  site: Site
  token: string
}

const texts = {
  es: {
    subject: 'Le abrimos una cuenta',
    heading: 'Su cuenta está lista',
    paragraphs: ['Nuestro equipo le abrió una cuenta. Solo falta que elija su contraseña.'],
    action: 'Elegir mi contraseña',
    note: 'El enlace vale siete días y una sola vez. Si vence, pida otro en la página de inicio de sesión, en «¿Olvidó su contraseña?».',
  },
  en: {
    subject: 'We have opened an account for you',
    heading: 'Your account is ready',
    paragraphs: [
      'Our team has opened an account for you. All that is left is to choose your password.',
    ],
    action: 'Choose my password',
    note: 'The link works for seven days and only once. If it expires, ask for another one on the log-in page, under “Forgot your password?”.',
  },
  pt: {
    subject: 'Abrimos uma conta para você',
    heading: 'Sua conta está pronta',
    paragraphs: ['Nossa equipe abriu uma conta para você. Só falta escolher sua senha.'],
    action: 'Escolher minha senha',
    note: 'O link vale por sete dias e uma única vez. Se vencer, peça outro na página de entrada, em “Esqueceu a senha?”.',
  },
} as const

/** To somebody for whom an admin opened an account: the link that sets their first password. */
export function invitation({ site, token }: Invitation, lang: Language): Message {
  const { subject, heading, paragraphs, action, note } = texts[lang]
  return renderEmail(site, {
    lang,
    subject: `${subject} – ${site.siteName}`,
    heading,
    paragraphs: [...paragraphs],
    action: { label: action, url: resetPasswordLink(site, lang, token) },
    note,
  })
}

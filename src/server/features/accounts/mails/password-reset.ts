import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { resetPasswordLink } from '#server/documents/mail/links.ts'

interface PasswordReset {
  site: Site
  token: string
}

const texts = {
  es: {
    subject: 'Elija una nueva contraseña',
    heading: 'Una nueva contraseña',
    paragraphs: ['Recibimos un pedido para cambiar la contraseña de su cuenta.'],
    action: 'Elegir una contraseña',
    note: 'El enlace vale una hora y una sola vez. Si no lo pidió, ignore este mensaje: su contraseña sigue siendo la misma.',
  },
  en: {
    subject: 'Choose a new password',
    heading: 'A new password',
    paragraphs: ['We received a request to change the password of your account.'],
    action: 'Choose a password',
    note: 'The link works for one hour and only once. If you did not ask for it, ignore this message: your password stays the same.',
  },
  pt: {
    subject: 'Escolha uma nova senha',
    heading: 'Uma nova senha',
    paragraphs: ['Recebemos um pedido para mudar a senha da sua conta.'],
    action: 'Escolher uma senha',
    note: 'O link vale por uma hora e uma única vez. Se você não fez o pedido, ignore esta mensagem: sua senha continua a mesma.',
  },
} as const

/** To a user who asked for it: the link that sets a new password. */
export function passwordReset({ site, token }: PasswordReset, lang: Language): Message {
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

import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'

export interface AccountChanged {
  site: Site
  /** Parts of the account that an admin changed. */
  changed: { email: boolean; password: boolean; factors: boolean }
  /** The account's e-mail from now on. */
  email: string
}

const texts = {
  es: {
    language: 'Español',
    email: (email: string) =>
      `Nuestro equipo cambió el e-mail de su cuenta. Desde ahora es ${email}.`,
    password: 'Nuestro equipo cambió la contraseña de su cuenta.',
    factors: 'Las claves de acceso y los códigos de verificación que tenía se quitaron.',
    note: 'Las sesiones abiertas se cerraron. Si no lo pidió, avísenos.',
  },
  en: {
    language: 'English',
    email: (email: string) =>
      `Our team has changed the email of your account. From now on it is ${email}.`,
    password: 'Our team has changed the password of your account.',
    factors: 'Its passkeys and verification codes were removed.',
    note: 'Open sessions were closed. If you did not ask for it, please let us know.',
  },
  pt: {
    language: 'Português',
    email: (email: string) =>
      `Nossa equipe alterou o e-mail da sua conta. A partir de agora é ${email}.`,
    password: 'Nossa equipe alterou a senha da sua conta.',
    factors: 'As chaves de acesso e os códigos de verificação que ela tinha foram removidos.',
    note: 'As sessões abertas foram encerradas. Se você não pediu, nos avise.',
  },
} as const

/**
 * To a user whose e-mail or password an admin changed, at the old and at the new address. Nobody
 * asked for it in any language, so that it is written in all three.
 */
export function accountChanged({ site, changed, email }: AccountChanged): Message {
  const paragraphs = [texts.es, texts.en, texts.pt].map((text) => {
    const what = [
      changed.email && text.email(email),
      changed.password && text.password,
      changed.factors && text.factors,
      text.note,
    ]
    return `${text.language} – ${what.filter(Boolean).join(' ')}`
  })
  return renderEmail(site, {
    lang: 'es',
    subject: `Su cuenta cambió · Your account was changed · Sua conta mudou – ${site.siteName}`,
    heading: 'Su cuenta cambió · Your account was changed · Sua conta mudou',
    paragraphs,
  })
}

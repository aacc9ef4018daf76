import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'

const texts = [
  {
    language: 'Español',
    what: 'Alguien intentó muchas veces, en la última hora, entrar a su cuenta con contraseñas equivocadas. Su cuenta sigue a salvo y usted puede entrar como siempre; por un rato le pediremos además una verificación automática.',
    advice:
      'Si usa esa contraseña en otros sitios, pida una nueva desde la página de inicio de sesión.',
  },
  {
    language: 'English',
    what: 'In the last hour somebody tried many times to get into your account with wrong passwords. Your account is safe and you can log in as always; for a while we will ask for an automatic check as well.',
    advice: 'If you use that password on other sites too, ask for a new one on the log-in page.',
  },
  {
    language: 'Português',
    what: 'Na última hora, alguém tentou muitas vezes entrar na sua conta com senhas erradas. Sua conta continua segura e você pode entrar como sempre; por algum tempo pediremos também uma verificação automática.',
    advice: 'Se você usa essa senha em outros sites, peça uma nova na página de entrada.',
  },
] as const

/**
 * To the owner of an account that others try to guess their way into. Nobody asked for it in any
 * language, so that it is written in all three.
 */
export function logInWarning(site: Site): Message {
  const heading =
    'Intentos de entrar a su cuenta · Attempts to log in to your account · Tentativas de entrar na sua conta'
  return renderEmail(site, {
    lang: 'es',
    subject: `${heading} – ${site.siteName}`,
    heading,
    paragraphs: texts.map(({ language, what, advice }) => `${language} – ${what} ${advice}`),
  })
}

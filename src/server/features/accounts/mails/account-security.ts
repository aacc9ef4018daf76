import { type Language, languages } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'

/** Events of an account that its owner should know of. */
export type SecurityEvent =
  | 'newDevice'
  | 'passwordChanged'
  | 'codesOn'
  | 'codesOff'
  | 'codesRenewed'
  | 'passkeyAdded'
  | 'passkeyDeleted'
  | 'factorRemoved'
  | 'otherFactorsRemoved'
  | 'sessionsEnded'
  | 'sessionsAndFactorEnded'

interface AccountSecurity {
  site: Site
  event: SecurityEvent
  /** The owner's language; without one, the mail is written in all three. */
  lang: Language | null
  /** Which passkey, or from where. */
  detail?: string | undefined
}

interface Words {
  language: string
  heading: string
  events: Record<SecurityEvent, (detail: string) => string>
  note: string
}

const texts: Record<Language, Words> = {
  es: {
    language: 'Español',
    heading: 'La seguridad de su cuenta',
    events: {
      newDevice: (device) =>
        `Alguien inició sesión en su cuenta desde un navegador nuevo${device && `: ${device}`}.`,
      passwordChanged: () =>
        'La contraseña de su cuenta se cambió y se cerraron las demás sesiones.',
      codesOn: () => 'Se activaron los códigos de verificación de una aplicación.',
      codesOff: () => 'Se desactivaron los códigos de verificación de una aplicación.',
      codesRenewed: () =>
        'Se generaron códigos de recuperación nuevos; los anteriores ya no sirven.',
      passkeyAdded: (name) => `Se agregó la clave de acceso «${name}».`,
      passkeyDeleted: (name) => `Se eliminó la clave de acceso «${name}».`,
      factorRemoved: () =>
        'Nuestro equipo quitó el segundo factor de su cuenta: los códigos y las claves de acceso.',
      otherFactorsRemoved: () =>
        'Al elegir una contraseña nueva se mostró un segundo factor y se quitaron los demás.',
      sessionsEnded: () => 'Nuestro equipo cerró todas las sesiones de su cuenta.',
      sessionsAndFactorEnded: () =>
        'Nuestro equipo cerró todas las sesiones de su cuenta y quitó su segundo factor: los códigos y las claves de acceso.',
    },
    note: 'Si fue usted, no hace falta que haga nada. Si no fue usted, cambie la contraseña, cierre las demás sesiones y avísenos.',
  },
  en: {
    language: 'English',
    heading: 'The security of your account',
    events: {
      newDevice: (device) =>
        `Somebody has logged in to your account from a new browser${device && `: ${device}`}.`,
      passwordChanged: () =>
        'The password of your account was changed, and all other sessions were closed.',
      codesOn: () => 'Verification codes of an app were switched on.',
      codesOff: () => 'Verification codes of an app were switched off.',
      codesRenewed: () => 'New recovery codes were made; the ones before are of no use any more.',
      passkeyAdded: (name) => `The passkey “${name}” was added.`,
      passkeyDeleted: (name) => `The passkey “${name}” was deleted.`,
      factorRemoved: () =>
        'Our team has removed the second factor of your account: codes and passkeys.',
      otherFactorsRemoved: () =>
        'With the new password a second factor was shown, and all others were removed.',
      sessionsEnded: () => 'Our team has closed all sessions of your account.',
      sessionsAndFactorEnded: () =>
        'Our team has closed all sessions of your account and removed its second factor: codes and passkeys.',
    },
    note: 'If it was you, there is nothing you need to do. If it was not, change your password, close all other sessions and let us know.',
  },
  pt: {
    language: 'Português',
    heading: 'A segurança da sua conta',
    events: {
      newDevice: (device) =>
        `Alguém entrou na sua conta a partir de um navegador novo${device && `: ${device}`}.`,
      passwordChanged: () =>
        'A senha da sua conta foi alterada e as demais sessões foram encerradas.',
      codesOn: () => 'Os códigos de verificação de um aplicativo foram ativados.',
      codesOff: () => 'Os códigos de verificação de um aplicativo foram desativados.',
      codesRenewed: () =>
        'Foram gerados novos códigos de recuperação; os anteriores não servem mais.',
      passkeyAdded: (name) => `A chave de acesso “${name}” foi adicionada.`,
      passkeyDeleted: (name) => `A chave de acesso “${name}” foi excluída.`,
      factorRemoved: () =>
        'Nossa equipe removeu o segundo fator da sua conta: os códigos e as chaves de acesso.',
      otherFactorsRemoved: () =>
        'Com a nova senha foi mostrado um segundo fator, e os demais foram removidos.',
      sessionsEnded: () => 'Nossa equipe encerrou todas as sessões da sua conta.',
      sessionsAndFactorEnded: () =>
        'Nossa equipe encerrou todas as sessões da sua conta e removeu o segundo fator: os códigos e as chaves de acesso.',
    },
    note: 'Se foi você, não precisa fazer nada. Se não foi, altere a senha, encerre as demais sessões e nos avise.',
  },
}

/** To an account's owner, about what somebody does who has taken it over, too. */
export function accountSecurity({ site, event, lang, detail = '' }: AccountSecurity): Message {
  const written = lang ? [lang] : languages
  const heading = written.map((each) => texts[each].heading).join(' · ')
  return renderEmail(site, {
    lang: written[0] ?? 'es',
    subject: `${heading} – ${site.siteName}`,
    heading,
    paragraphs: written.map((each) => {
      const { language, events, note } = texts[each]
      return `${lang ? '' : `${language} – `}${events[event](detail)} ${note}`
    }),
  })
}

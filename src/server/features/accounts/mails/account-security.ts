import { agencyLanguage, type Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { textLanguages } from '#texts/languages.ts'

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
  /** The owner's language; without one, the mail is written in all that have texts. */
  lang: Language | null
  /** Which passkey, or from where. */
  detail?: string | undefined
}

/** To an account's owner, about what somebody does who has taken it over, too. */
export function accountSecurity({ site, event, lang, detail = '' }: AccountSecurity): Message {
  const written = (lang ? [lang] : textLanguages).map(
    (each) => [each, translateInto(each)] as const,
  )
  const heading = written.map(([, t]) => t('accountMails.security.heading')).join(' · ')
  const key = event === 'newDevice' && detail ? 'newDeviceAt' : (`events.${event}` as const)
  return renderEmail(site, {
    lang: lang ?? agencyLanguage,
    subject: `${heading} – ${site.siteName}`,
    heading,
    paragraphs: written.map(([each, t]) => {
      const said = `${t(`accountMails.security.${key}`, { detail })} ${t('accountMails.security.note')}`
      return lang ? said : `${t(`common.languages.${each}`)} – ${said}`
    }),
  })
}

import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { textLanguages } from '#texts/languages.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'

/**
 * To the owner of an account that others try to guess their way into. Nobody asked for it in any
 * language, so that it is written in all that have texts.
 */
export function logInWarning(site: Site): Message {
  const translators = textLanguages.map((lang) => [lang, translateInto(lang)] as const)
  const heading = translators.map(([, t]) => t('accountMails.logInWarning.subject')).join(' · ')
  return renderEmail(site, {
    lang: agencyLanguage,
    subject: `${heading} – ${site.siteName}`,
    heading,
    paragraphs: translators.map(
      ([lang, t]) =>
        `${t(`common.languages.${lang}`)} – ${t('accountMails.logInWarning.text')} ${t('accountMails.logInWarning.advice')}`,
    ),
  })
}

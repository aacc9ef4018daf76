import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { textLanguages } from '#texts/languages.ts'
import { type Message, renderEmail, type Site } from './email.ts'

/** Renders an operator's test mail, to see that mails arrive; in every language, regardless of the recipient. */
export function testMail(site: Site): Message {
  const heading = textLanguages.map((lang) => translateInto(lang)('testMail.subject')).join(' · ')
  return renderEmail(site, {
    lang: agencyLanguage,
    subject: `${heading} – ${site.siteName}`,
    heading,
    paragraphs: textLanguages.map((lang) => {
      const t = translateInto(lang)
      return `${t(`common.languages.${lang}`)} – ${t('testMail.text')}`
    }),
  })
}

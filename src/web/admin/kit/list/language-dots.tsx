import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#contract/languages.ts'
import styles from './language-dots.module.css'

/** Which languages an item is written in. */
export function LanguageDots({ details }: { details: readonly { lang: Language }[] }) {
  const { t } = useTranslation(['admin', 'translation'])
  const written = languages.map((lang) => {
    const present = details.some((entry) => entry.lang === lang)
    const language = t(`translation:common.languages.${lang}`)
    return { lang, present, text: t(present ? 'list.has' : 'list.lacks', { language }) }
  })
  return (
    <Tooltip label={written.map(({ text }) => text).join(' · ')}>
      <ul className={styles.dots}>
        {written.map(({ lang, present, text }) => (
          <li key={lang} className={styles.dot} data-present={present}>
            <span aria-hidden>{lang}</span>
            <span className={styles.hidden}>{text}</span>
          </li>
        ))}
      </ul>
    </Tooltip>
  )
}

import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fallbackLanguage, type Language, languages } from '#contract/base/languages/languages.ts'
import styles from './language-dots.module.css'
import type { TranslationState } from './translation-state.tsx'

interface LanguageDotsProps {
  details: readonly { lang: Language }[]
  /** How the others stand against English, where that is known. */
  translation?: Partial<Record<Language, TranslationState>> | undefined
}

/** Which languages an item is written in, and how well its translations stand. */
export function LanguageDots({ details, translation = {} }: LanguageDotsProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const written = languages.map((lang) => {
    const present = details.some((entry) => entry.lang === lang)
    const language = t(`translation:common.languages.${lang}`)
    const state = lang === fallbackLanguage ? undefined : translation[lang]
    const text = state
      ? t('editing.stateOf', { language, state: t(`editing.states.${state}`) })
      : t(present ? 'list.has' : 'list.lacks', { language })
    return { lang, state: state ?? (present ? 'complete' : 'missing'), text }
  })
  return (
    <Tooltip label={written.map(({ text }) => text).join(' · ')}>
      <ul className={styles.dots}>
        {written.map(({ lang, state, text }) => (
          <li key={lang} className={styles.dot} data-state={state}>
            <span aria-hidden>{lang}</span>
            <span className={styles.hidden}>{text}</span>
          </li>
        ))}
      </ul>
    </Tooltip>
  )
}

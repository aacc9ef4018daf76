import { Tooltip } from '@mantine/core'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import type { Language } from '#contract/base/languages/languages.ts'
import styles from './language-dots.module.css'
import type { TranslationState } from './translation-state.tsx'
import { useLanguagesInUse } from '../../form/languages/use-site-languages.ts'

interface LanguageDotsProps {
  details: readonly { lang: Language }[]
  /** How the others stand against the source, where that is known. */
  translation?: Partial<Record<Language, TranslationState>> | undefined
}

/** Which languages an item is written in, and how well its translations stand. */
export function LanguageDots({ details, translation = {} }: LanguageDotsProps) {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
  const written = languages.map((lang) => {
    const present = details.some((entry) => entry.lang === lang)
    const language = t(`common.languages.${lang}`)
    const state = translation[lang]
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

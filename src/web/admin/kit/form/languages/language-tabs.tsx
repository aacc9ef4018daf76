import { Tabs, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { fallbackLanguage, isLanguage, type Language } from '#contract/base/languages/languages.ts'
import { useLanguagesInUse } from './use-site-languages.ts'
import styles from './language-tabs.module.css'

/** How much of a language's texts is written. */
export type Completeness = 'complete' | 'incomplete' | 'blank'

interface LanguageTabsProps {
  completenessOf: (lang: Language) => Completeness
  /** Whether a save was refused for what stands there. */
  isBroken: (lang: Language) => boolean
  /** How often a save was refused. */
  refusals: number
  /** Whether English may not stay blank; other languages always may. */
  isEnglishRequired?: boolean
  /** The one that is shown to begin with; English unless told. */
  first?: Language | undefined
  children: (lang: Language) => ReactNode
}

/** The same fields in each language, English first since it is required. */
export function LanguageTabs(props: LanguageTabsProps) {
  const ordered = useLanguagesInUse().toSorted((one) => (one === fallbackLanguage ? -1 : 0))
  const { completenessOf, isBroken, refusals, isEnglishRequired = true, first } = props
  const t = usePanelTexts()
  const [shown, setShown] = useState<Language>(first ?? fallbackLanguage)
  // A refused save shows what it is about; afterwards every tab can be opened again.
  const [answered, setAnswered] = useState(refusals)
  if (answered !== refusals) {
    setAnswered(refusals)
    const broken = ordered.find(isBroken)
    if (broken && !isBroken(shown)) setShown(broken)
  }
  return (
    <Tabs value={shown} onChange={(lang) => isLanguage(lang) && setShown(lang)} keepMounted={false}>
      <Tabs.List aria-label={t('form.textLanguages')}>
        {ordered.map((lang) => {
          const completeness = completenessOf(lang)
          const broken = isBroken(lang)
          return (
            <Tabs.Tab
              key={lang}
              value={lang}
              leftSection={
                <span className={styles.dot} data-state={broken ? 'broken' : completeness} />
              }
            >
              {t(`common.languages.${lang}`)}
              {isEnglishRequired && lang === fallbackLanguage && (
                <span className={styles.required} aria-hidden>
                  {' *'}
                </span>
              )}
              <VisuallyHidden>
                {` (${t(`form.${completeness}`)}${broken ? `, ${t('form.hasErrors')}` : ''})`}
              </VisuallyHidden>
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      {ordered.map((lang) => (
        <Tabs.Panel key={lang} value={lang} className={styles.fields} lang={lang}>
          {props.children(lang)}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

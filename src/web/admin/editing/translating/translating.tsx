import type { ReactNode } from 'react'
import type { Kind } from '#contract/base/kinds.ts'
import type { TranslationLanguage } from '#contract/base/languages/translation-languages.ts'
import type { DetailsFormValues } from '#web/admin/catalogue/form/details-form-values.ts'
import { EnglishBeside } from './english-beside.tsx'
import { TranslationNotes } from './translation-notes.tsx'
import styles from './translating.module.css'
import { useTranslating } from './use-translating.ts'

interface TranslatingProps {
  kind: Kind
  /** The id of what is edited; undefined when adding. */
  id: string | undefined
  lang: TranslationLanguage
  details: DetailsFormValues
  actions: ReactNode
  /** The fields of the language. */
  children: ReactNode
}

/** The texts of a language with the English that they are made from beside them. */
export function Translating({ kind, id, lang, details, actions, children }: TranslatingProps) {
  const translating = useTranslating({ kind, id, lang, details })
  const { english, before } = translating
  return (
    <>
      <TranslationNotes
        kind={kind}
        id={id}
        lang={lang}
        translating={translating}
        actions={actions}
      />
      <div className={styles.columns}>
        <EnglishBeside texts={english} before={before} />
        <div className={styles.fields}>{children}</div>
      </div>
    </>
  )
}

import type { ReactNode } from 'react'
import type { Kind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { DetailsFormValues } from '#web/admin/catalogue/form/details-form-values.ts'
import { SourceBeside } from './source-beside.tsx'
import { TranslationNotes } from './translation-notes.tsx'
import styles from './translating.module.css'
import { useTranslating } from './use-translating.ts'

interface TranslatingProps {
  kind: Kind
  /** The id of what is edited; undefined when adding. */
  id: string | undefined
  lang: Language
  details: DetailsFormValues
  actions: ReactNode
  /** The fields of the language. */
  children: ReactNode
}

/** The texts of a language with the source that they are made from beside them. */
export function Translating({ kind, id, lang, details, actions, children }: TranslatingProps) {
  const translating = useTranslating({ kind, id, lang, details })
  const { source, before } = translating
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
        <SourceBeside texts={source} before={before} />
        <div className={styles.fields}>{children}</div>
      </div>
    </>
  )
}

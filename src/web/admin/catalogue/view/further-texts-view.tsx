import { useTranslation } from 'react-i18next'
import {
  type FurtherTextField,
  furtherTextFieldsOf,
  practicalTopics,
} from '#contract/catalogue/facts/further-texts.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { parseRichText } from '#contract/base/text/parse-rich-text.ts'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { isBlankText, toFurtherTextFormValue } from '../form/further/further-texts-form-values.ts'
import styles from './texts-view.module.css'

interface FurtherTextsViewProps {
  kind: Kind
  /** An item's texts in one language. */
  entry: object
}

/** The texts beside name and description that an item has in a language. */
export function FurtherTextsView({ kind, entry }: FurtherTextsViewProps) {
  const { t } = useTranslation('admin')
  const texts = entry as Partial<Record<FurtherTextField, unknown>>
  return furtherTextFieldsOf(kind)
    .filter((field) => !isBlankText(field, toFurtherTextFormValue(field, texts[field])))
    .map((field) => (
      <section key={field} className={styles.further}>
        <h4 className={styles.label}>{t(`texts.names.${field}.label`)}</h4>
        <FurtherText field={field} value={texts[field]} />
      </section>
    ))
}

interface Row {
  topic?: string
  text?: string
  question?: string
  answer?: string
}

function FurtherText({ field, value }: { field: FurtherTextField; value: unknown }) {
  const { t } = useTranslation(['admin', 'translation'])
  const language = useLanguage()
  if (typeof value === 'string') {
    return field === 'conditions' ? (
      <RichText blocks={parseRichText(value)} />
    ) : (
      <p className={styles.lines}>{value}</p>
    )
  }
  const entries = value as (string | null | Row)[]
  return (
    <ul className={styles.list}>
      {entries.map((entry, index) => {
        if (entry === null) return null
        if (typeof entry === 'string') {
          const month = field === 'monthNotes' ? `${monthName(index + 1, language)}: ` : ''
          return <li key={index}>{month + entry}</li>
        }
        const topic = practicalTopics.find((each) => each === entry.topic)
        return (
          <li key={index}>
            <strong>{topic ? t(`translation:facts.topics.${topic}`) : entry.question}</strong>
            <RichText blocks={parseRichText(entry.text ?? entry.answer ?? '')} />
          </li>
        )
      })}
    </ul>
  )
}

import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { practicalTopics } from '#contract/catalogue/facts/text-forms.ts'
import {
  isRequiredText,
  type TextField,
  textFieldsOf,
  textOf,
} from '#contract/catalogue/facts/texts.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { parseRichText } from '#contract/base/text/parse-rich-text.ts'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { isBlankText, toTextFormValue } from '../form/texts/text-form-values.ts'
import { useTextLabels } from '../form/texts/use-text-labels.ts'
import styles from './texts-view.module.css'

interface FurtherTextsViewProps {
  kind: Kind
  /** An item's texts in one language. */
  entry: object
}

/** The texts beside name and description that an item has in a language. */
export function FurtherTextsView({ kind, entry }: FurtherTextsViewProps) {
  const { labelOf } = useTextLabels()
  const texts = entry as Partial<Record<TextField, unknown>>
  const fields: TextField[] = textFieldsOf(kind)
  return fields
    .filter((field) => !isRequiredText(field))
    .filter((field) => !isBlankText(field, toTextFormValue(field, texts[field])))
    .map((field) => (
      <section key={field} className={styles.further}>
        <h4 className={styles.label}>{labelOf(field)}</h4>
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

function FurtherText({ field, value }: { field: TextField; value: unknown }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const { as } = textOf(field)
  if (typeof value === 'string') {
    return as === 'markdown' ? (
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
          const month = as === 'months' ? `${monthName(index + 1, language)}: ` : ''
          return <li key={index}>{month + entry}</li>
        }
        const topic = practicalTopics.find((each) => each === entry.topic)
        return (
          <li key={index}>
            <strong>{topic ? t(`facts.topics.${topic}`) : entry.question}</strong>
            <RichText blocks={parseRichText(entry.text ?? entry.answer ?? '')} />
          </li>
        )
      })}
    </ul>
  )
}

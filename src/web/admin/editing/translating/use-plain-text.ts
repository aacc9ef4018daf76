import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { practicalTopics } from '#contract/catalogue/facts/text-forms.ts'
import { isTextField, textOf } from '#contract/catalogue/facts/texts.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

interface Row {
  topic?: string
  text?: string
  question?: string
  answer?: string
}

/** The form of a text; a day's field has none. */
const formOf = (field: string) => (isTextField(field) ? textOf(field).as : undefined)

/** A text of an item as lines that can be read and compared, whatever it consists of; '' for none. */
export function usePlainText(): (field: string, value: unknown) => string {
  const t = usePanelTexts()
  const language = useLanguage()
  const lineOf = (field: string, entry: string | Row, index: number) => {
    if (typeof entry === 'string') {
      return formOf(field) === 'months'
        ? `${monthName(index + 1, language)}: ${entry}`
        : `• ${entry}`
    }
    const topic = practicalTopics.find((each) => each === entry.topic)
    const title = topic ? t(`facts.topics.${topic}`) : (entry.question ?? '')
    return `${title}\n${entry.text ?? entry.answer ?? ''}`
  }
  return (field, value) => {
    if (typeof value === 'string') return value
    if (!Array.isArray(value)) return ''
    return (value as (string | Row | null)[])
      .flatMap((entry, index) => (entry ? [lineOf(field, entry, index)] : []))
      .join('\n')
  }
}

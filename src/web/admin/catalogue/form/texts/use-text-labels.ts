import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { practicalTopics } from '#contract/catalogue/facts/text-forms.ts'
import type { TextField } from '#contract/catalogue/facts/texts.ts'
import { toTextPayload } from './text-form-values.ts'

/** Returns functions that give the label of a text, its help with an example, and its value in a line. */
export function useTextLabels() {
  const t = usePanelTexts()
  return {
    labelOf: (field: TextField): string => {
      if (field === 'name' || field === 'description') return t(`form.${field}`)
      return t(`textForm.names.${field}.label`)
    },
    helpOf: (field: TextField): string => {
      if (field === 'name' || field === 'description') return ''
      const help = t(`textForm.names.${field}.help`)
      return t('textForm.help', { help, example: t(`textForm.names.${field}.example`) })
    },
    /** '' for nothing. */
    lineOf: (field: TextField, value: unknown): string => {
      const written = toTextPayload(field, value)
      if (typeof written === 'string') return written
      if (!Array.isArray(written)) return ''
      const entries = written.map((entry: unknown) => {
        if (typeof entry === 'string' || entry === null) return entry
        const { topic, question } = entry as { topic?: string; question?: string }
        const known = practicalTopics.find((each) => each === topic)
        return known ? t(`facts.topics.${known}`) : question
      })
      return entries.filter(Boolean).join(' · ')
    },
  }
}

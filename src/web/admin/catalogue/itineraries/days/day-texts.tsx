import { Fieldset, TextInput } from '@mantine/core'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { MarkdownEditor } from '#web/admin/kit/form/markdown/markdown-editor.tsx'
import type { RowFields } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import styles from './days.module.css'
import type { DayFormValues } from './days-form-values.ts'

/** A day's title and text, the languages side by side where there is room. */
export function DayTexts({ row, onChange, errors }: Omit<RowFields<DayFormValues>, 'index'>) {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
  return (
    <div className={styles.languages}>
      {languages.map((lang) => {
        const text = row.details[lang]
        const change = (changed: Partial<typeof text>) =>
          onChange({ ...row, details: { ...row.details, [lang]: { ...text, ...changed } } })
        const language = t(`common.languages.${lang}`)
        return (
          <Fieldset key={lang} legend={language} lang={lang}>
            <TextInput
              label={t('dayForm.dayTitle')}
              aria-label={`${t('dayForm.dayTitle')} (${language})`}
              maxLength={limits.dayTitleMaxLength}
              value={text.title}
              onChange={(event) => change({ title: event.currentTarget.value })}
              error={errorAt(errors, `details.${lang}.title`)}
            />
            <MarkdownEditor
              label={t('dayForm.dayText')}
              hint={<LengthHint length={text.text.length} max={limits.dayTextMaxLength} />}
              value={text.text}
              onChange={(markdown) => change({ text: markdown })}
              error={errorAt(errors, `details.${lang}.text`)}
            />
          </Fieldset>
        )
      })}
    </div>
  )
}

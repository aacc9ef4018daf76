import { Textarea } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { withText } from '#web/admin/kit/form/languages/language-inputs.tsx'
import { type Completeness, LanguageTabs } from '#web/admin/kit/form/languages/language-tabs.tsx'
import { errorAt, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import styles from '../../rates.module.css'
import type { RateFormState } from '../use-rate-form.ts'

const texts = ['remarks', 'cancellation'] as const

/** Fields for the texts about a rate, in every language of the site. */
export function TextsFields({ item }: { item: RateFormState }) {
  const t = usePanelTexts()
  const { values, errors } = item.form
  const completenessOf = (lang: Language): Completeness => {
    const said = texts.filter((text) => values[text][lang])
    return said.length === 0 ? 'blank' : said.length < texts.length ? 'incomplete' : 'complete'
  }
  return (
    <LanguageTabs
      completenessOf={completenessOf}
      isBroken={(lang) => texts.some((text) => errorAt(errors, `${text}.${lang}`) !== undefined)}
      refusals={item.refusals}
      isEnglishRequired={false}
    >
      {(lang) => (
        <div className={styles.texts}>
          {texts.map((text) => {
            const { value, onChange, errors: below } = wholeField<LanguageTexts>(item, text)
            return (
              <Textarea
                key={text}
                label={t(`rateForm.${text}`)}
                autosize
                minRows={2}
                maxLength={limits.rateTextMaxLength}
                value={value[lang] ?? ''}
                onChange={(event) => onChange(withText(value, lang, event.currentTarget.value))}
                error={errorAt(below, lang)}
              />
            )
          })}
        </div>
      )}
    </LanguageTabs>
  )
}

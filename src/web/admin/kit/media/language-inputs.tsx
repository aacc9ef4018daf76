import { Fieldset, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { LanguageTexts } from '#contract/language-texts.ts'
import { type Language, languages } from '#contract/languages.ts'

interface LanguageInputsProps {
  label: string
  hint: string
  maxLength: number
  value: LanguageTexts
  onChange: (value: LanguageTexts) => void
}

/** A short text in every language of the site; what is empty is not said. */
export function LanguageInputs({ label, hint, maxLength, value, onChange }: LanguageInputsProps) {
  const { t } = useTranslation()
  const change = (language: Language, text: string) => {
    const { [language]: _, ...others } = value
    onChange(text.trim() === '' ? others : { ...others, [language]: text })
  }
  return (
    <Fieldset legend={label}>
      <p>{hint}</p>
      {languages.map((language) => (
        <TextInput
          key={language}
          label={t(`common.languages.${language}`)}
          lang={language}
          maxLength={maxLength}
          value={value[language] ?? ''}
          onChange={(event) => change(language, event.currentTarget.value)}
        />
      ))}
    </Fieldset>
  )
}

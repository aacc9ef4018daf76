import { Fieldset, Input, Textarea, type TextareaProps, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { type Language, languages } from '#contract/base/languages/languages.ts'
import { type Errors, errorAt } from '../fields/whole-field.ts'
import { useLanguagesInUse } from './use-site-languages.ts'

interface LanguageInputsProps {
  label: string
  hint: ReactNode
  maxLength: number
  value: LanguageTexts
  onChange: (value: LanguageTexts) => void
  /** By language; the whole field's is named ''. */
  errors?: Errors
  /** Texts of several lines. */
  multiline?: boolean
}

function Lines(props: TextareaProps) {
  return <Textarea autosize minRows={2} {...props} />
}

/** A short text in every language of the site; what is empty is not said. */
export function LanguageInputs(props: LanguageInputsProps) {
  const inUse = useLanguagesInUse()
  const { label, hint, maxLength, value, onChange, errors = {}, multiline } = props
  const TextField = multiline ? Lines : TextInput
  const t = usePanelTexts()
  return (
    <Fieldset legend={label}>
      <Input.Description mb="xs">{hint}</Input.Description>
      {inUse.map((language) => (
        <TextField
          key={language}
          label={t(`common.languages.${language}`)}
          lang={language}
          maxLength={maxLength}
          value={value[language] ?? ''}
          onChange={(event) => onChange(withText(value, language, event.currentTarget.value))}
          error={errorAt(errors, language) ?? Boolean(errors[''])}
        />
      ))}
      {errors[''] && (
        <Input.Error mt="xs" role="alert">
          {errors['']}
        </Input.Error>
      )}
    </Fieldset>
  )
}

/** Texts with one of them changed; what is blank is not said. */
export function withText(texts: LanguageTexts, language: Language, text: string): LanguageTexts {
  const said = languages.flatMap((each) => {
    const kept = each === language ? text : (texts[each] ?? '')
    return kept.trim() === '' ? [] : [[each, kept] as const]
  })
  return Object.fromEntries(said)
}

import {
  isRequiredText,
  isTextField,
  type TextField,
  type TextFieldOf,
  textFieldsOf,
  type WrittenDetails,
} from '#contract/catalogue/facts/details.ts'
import { furtherTextFieldsOf } from '#contract/catalogue/facts/further-texts.ts'
import type { Kind } from '#contract/base/kinds.ts'
import {
  fallbackLanguage,
  inEachLanguage,
  type Language,
  languages,
} from '#contract/base/languages/languages.ts'
import type { Completeness } from '#web/admin/kit/form/languages/language-tabs.tsx'
import {
  type FurtherTextsFormValues,
  toFurtherTextFormValue,
  isBlankText,
  isFurtherText,
  toFurtherTextPayload,
} from './further/further-texts-form-values.ts'

/** The texts that the item's kind has. */
export type Text = Record<TextFieldOf<Kind>, string> &
  Partial<Record<TextField, string>> &
  Partial<FurtherTextsFormValues>

/** Texts as the form holds them: one entry per language, blank where there is none. */
export type DetailsFormValues = Record<Language, Text>

interface Entry {
  lang: Language
}

export function toDetailsFormValues(kind: Kind, details: readonly Entry[] = []): DetailsFormValues {
  return inEachLanguage((lang): Text => {
    const entry = details.find((each) => each.lang === lang) as Record<string, unknown> | undefined
    const texts = textFieldsOf(kind).map((field) => [field, entry?.[field] ?? ''])
    const further = furtherTextFieldsOf(kind).map((field) => [
      field,
      toFurtherTextFormValue(field, entry?.[field]),
    ])
    return Object.fromEntries([...texts, ...further]) as Text
  })
}

/** The entries that have anything written, and English, which is required. */
export function toDetailsPayload(values: DetailsFormValues): WrittenDetails {
  return languages
    .filter((lang) => lang === fallbackLanguage || completenessOf(values[lang]) !== 'blank')
    .map((lang) => {
      const fields = Object.entries(values[lang]).map(([field, value]) => [
        field,
        isFurtherText(field) ? toFurtherTextPayload(field, value) : value,
      ])
      return { ...Object.fromEntries(fields), lang } as WrittenDetails[number]
    })
}

/** The same for tours, which may be stored without any (requirements §4.5). */
export function optionalDetails(values: DetailsFormValues): WrittenDetails {
  const blank = languages.every((lang) => completenessOf(values[lang]) === 'blank')
  return blank ? [] : toDetailsPayload(values)
}

export function completenessOf(text: Text): Completeness {
  const entries = Object.entries(text)
  const isWritten = ([field, value]: [string, unknown]) =>
    isFurtherText(field) ? !isBlankText(field, value) : Boolean(String(value).trim())
  if (!entries.some(isWritten)) return 'blank'
  const required = entries.filter(([field]) => isTextField(field) && isRequiredText(field))
  return required.every(isWritten) ? 'complete' : 'incomplete'
}

/** Where the form shows a broken rule: the server counts entries, the form names languages. */
export function detailsErrorPath(path: string, sent: readonly Entry[]): string {
  const [root, index, ...rest] = path.split('.')
  if (root !== 'details') return path
  const lang = sent[Number(index)]?.lang ?? fallbackLanguage
  return ['details', lang, ...(rest.length > 0 ? rest : ['name'])].join('.')
}

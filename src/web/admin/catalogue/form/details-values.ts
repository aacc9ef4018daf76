import {
  type Details,
  isRequiredText,
  type TextField,
  type TextFieldOf,
  textFieldsOf,
} from '#contract/catalogue/details.ts'
import type { Kind } from '#contract/catalogue/kinds.ts'
import { fallbackLanguage, inEachLanguage, type Language, languages } from '#contract/languages.ts'

/** The texts that the item's kind has. */
export type Text = Record<TextFieldOf<Kind>, string> & Partial<Record<TextField, string>>

/** Texts as the form holds them: one entry per language, blank where there is none. */
export type DetailsValues = Record<Language, Text>

export type Completeness = 'complete' | 'incomplete' | 'blank'

export function detailsValues(kind: Kind, details: Details = []): DetailsValues {
  return inEachLanguage((lang): Text => {
    const entry: Partial<Text> | undefined = details.find((each) => each.lang === lang)
    const texts = textFieldsOf(kind).map((field) => [field, entry?.[field] ?? ''])
    return Object.fromEntries(texts) as Text
  })
}

/** The entries that have anything written, and English, which is required. */
export function writtenDetails(values: DetailsValues): Details {
  return languages
    .filter((lang) => lang === fallbackLanguage || completenessOf(values[lang]) !== 'blank')
    .map((lang) => ({ ...values[lang], lang }))
}

/** The same for tours, which may be stored without any (requirements §4.5). */
export function optionalDetails(values: DetailsValues): Details {
  const blank = languages.every((lang) => completenessOf(values[lang]) === 'blank')
  return blank ? [] : writtenDetails(values)
}

export function completenessOf(text: Text): Completeness {
  const fields = Object.keys(text) as TextField[]
  const isWritten = (field: TextField) => Boolean(text[field]?.trim())
  if (!fields.some(isWritten)) return 'blank'
  return fields.filter(isRequiredText).every(isWritten) ? 'complete' : 'incomplete'
}

/** Where the form shows a broken rule: the server counts entries, the form names languages. */
export function detailsErrorPath(path: string, sent: Details): string {
  const [root, index, field] = path.split('.')
  if (root !== 'details') return path
  const lang = sent[Number(index)]?.lang ?? fallbackLanguage
  return `details.${lang}.${field ?? 'name'}`
}

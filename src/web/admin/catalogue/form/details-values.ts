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
  type HeldTexts,
  heldText,
  isBlankText,
  isFurtherText,
  writtenText,
} from './further/held-texts.ts'

/** The texts that the item's kind has. */
export type Text = Record<TextFieldOf<Kind>, string> &
  Partial<Record<TextField, string>> &
  Partial<HeldTexts>

/** Texts as the form holds them: one entry per language, blank where there is none. */
export type DetailsValues = Record<Language, Text>

interface Entry {
  lang: Language
}

export function detailsValues(kind: Kind, details: readonly Entry[] = []): DetailsValues {
  return inEachLanguage((lang): Text => {
    const entry = details.find((each) => each.lang === lang) as Record<string, unknown> | undefined
    const texts = textFieldsOf(kind).map((field) => [field, entry?.[field] ?? ''])
    const further = furtherTextFieldsOf(kind).map((field) => [
      field,
      heldText(field, entry?.[field]),
    ])
    return Object.fromEntries([...texts, ...further]) as Text
  })
}

/** The entries that have anything written, and English, which is required. */
export function writtenDetails(values: DetailsValues): WrittenDetails {
  return languages
    .filter((lang) => lang === fallbackLanguage || completenessOf(values[lang]) !== 'blank')
    .map((lang) => {
      const fields = Object.entries(values[lang]).map(([field, held]) => [
        field,
        isFurtherText(field) ? writtenText(field, held) : held,
      ])
      return { ...Object.fromEntries(fields), lang } as WrittenDetails[number]
    })
}

/** The same for tours, which may be stored without any (requirements §4.5). */
export function optionalDetails(values: DetailsValues): WrittenDetails {
  const blank = languages.every((lang) => completenessOf(values[lang]) === 'blank')
  return blank ? [] : writtenDetails(values)
}

export function completenessOf(text: Text): Completeness {
  const entries = Object.entries(text)
  const isWritten = ([field, held]: [string, unknown]) =>
    isFurtherText(field) ? !isBlankText(field, held) : Boolean(String(held).trim())
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

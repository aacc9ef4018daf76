import type { WrittenDetails } from '#contract/catalogue/facts/details.ts'
import {
  isRequiredText,
  isTextField,
  type TextField,
  textFieldsOf,
} from '#contract/catalogue/facts/texts.ts'
import type { Kind } from '#contract/base/kinds.ts'
import {
  fallbackLanguage,
  inEachLanguage,
  type Language,
  languages,
} from '#contract/base/languages/languages.ts'
import type { Completeness } from '#web/admin/kit/form/languages/language-tabs.tsx'
import {
  isBlankText,
  type TextsFormValues,
  toTextFormValue,
  toTextPayload,
} from './texts/text-form-values.ts'

/** The texts that the item's kind has. */
export type Text = Pick<TextsFormValues, 'name' | 'description'> & Partial<TextsFormValues>

/** Texts as the form holds them: one entry per language, blank where there is none. */
export type DetailsFormValues = Record<Language, Text>

interface Entry {
  lang: Language
}

export function toDetailsFormValues(kind: Kind, details: readonly Entry[] = []): DetailsFormValues {
  return inEachLanguage((lang): Text => {
    const entry = details.find((each) => each.lang === lang) as Record<string, unknown> | undefined
    const fields: TextField[] = textFieldsOf(kind)
    return Object.fromEntries(
      fields.map((field) => [field, toTextFormValue(field, entry?.[field])]),
    ) as Text
  })
}

/** The entries that have anything written, and English, which is required. */
export function toDetailsPayload(values: DetailsFormValues): WrittenDetails {
  return languages
    .filter((lang) => lang === fallbackLanguage || completenessOf(values[lang]) !== 'blank')
    .map((lang) => {
      const fields = writtenIn(values[lang]).map(([field, value]) => [
        field,
        toTextPayload(field, value),
      ])
      return { ...Object.fromEntries(fields), lang } as WrittenDetails[number]
    })
}

/** The same for tours, which may be stored without any (requirements §4.5). */
export function optionalDetails(values: DetailsFormValues): WrittenDetails {
  const blank = languages.every((lang) => completenessOf(values[lang]) === 'blank')
  return blank ? [] : toDetailsPayload(values)
}

/** The texts of a language by their names. */
function writtenIn(text: Text): [field: TextField, value: unknown][] {
  return Object.entries(text).flatMap(([field, value]) =>
    isTextField(field) ? [[field, value] as [TextField, unknown]] : [],
  )
}

export function completenessOf(text: Text): Completeness {
  const entries = writtenIn(text)
  const isWritten = ([field, value]: [TextField, unknown]) => !isBlankText(field, value)
  if (!entries.some(isWritten)) return 'blank'
  const required = entries.filter(([field]) => isRequiredText(field))
  return required.every(isWritten) ? 'complete' : 'incomplete'
}

/** Where the form shows a broken rule: the server counts entries, the form names languages. */
export function detailsErrorPath(path: string, sent: readonly Entry[]): string {
  const [root, index, ...rest] = path.split('.')
  if (root !== 'details') return path
  const lang = sent[Number(index)]?.lang ?? fallbackLanguage
  return ['details', lang, ...(rest.length > 0 ? rest : ['name'])].join('.')
}

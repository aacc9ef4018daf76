import { type Details, type TextField, textFields } from '#contract/catalogue/details.ts'
import { fallbackLanguage, inEachLanguage, type Language, languages } from '#contract/languages.ts'

type Text = Record<TextField, string>

/** Texts as the form holds them: one entry per language, blank where there is none. */
export type DetailsValues = Record<Language, Text>

export type Completeness = 'complete' | 'incomplete' | 'blank'

export function detailsValues(details: Details = []): DetailsValues {
  return inEachLanguage((lang): Text => {
    const entry = details.find((each) => each.lang === lang)
    const texts = textFields.map((field) => [field, entry?.[field] ?? ''])
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

export function completenessOf({ name, description }: Text): Completeness {
  const written = [name, description].filter((text) => text.trim()).length
  return written === 2 ? 'complete' : written === 1 ? 'incomplete' : 'blank'
}

/** Where the form shows a broken rule: the server counts entries, the form names languages. */
export function detailsErrorPath(path: string, sent: Details): string {
  const [root, index, field] = path.split('.')
  if (root !== 'details') return path
  const lang = sent[Number(index)]?.lang ?? fallbackLanguage
  return `details.${lang}.${field ?? 'name'}`
}

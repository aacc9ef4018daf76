import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import { type TextField, textFields, type TextValues } from './texts.ts'

/** A text of an item, with its language where that is not the asked one. */
export interface Said<Value> {
  value: Value
  lang?: Language
}

/** The texts that an item has in a language; those that nobody wrote are left out. */
export type SaidTexts = {
  [Field in TextField]?: Said<NonNullable<TextValues[Field]>>
}

/** An item's texts in one language; its kind decides which there are. */
export type TextsEntry = { lang: Language } & Partial<TextValues>

/** Every text of an item in a language; each falls back to English on its own (requirements §2.3). */
export function textsIn(details: readonly TextsEntry[], language: Language): SaidTexts {
  const entries = [language, fallbackLanguage].flatMap(
    (lang) => details.find((entry) => entry.lang === lang) ?? [],
  )
  const said = textFields().flatMap((field) => {
    const entry = entries.find((each) => isSaid(each[field]))
    if (!entry) return []
    return [[field, { value: entry[field], ...(entry.lang !== language && { lang: entry.lang }) }]]
  })
  return Object.fromEntries(said) as SaidTexts
}

/** Whether a text says anything. */
export function isSaid(value: unknown): boolean {
  return Array.isArray(value) ? value.some((each: unknown) => each !== null) : Boolean(value)
}

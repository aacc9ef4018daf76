import type { Language } from '#contract/base/languages/languages.ts'
import type { en } from '#texts/en/en.ts'
import type { MessageTexts } from '#texts/texts.ts'

/** The paths of a tree of texts, joined by dots; a plural's forms count as one text. */
type PathsOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key extends `${infer Stem}_${'one' | 'other'}`
      ? Stem
      : Key
    : `${Key}.${PathsOf<Tree[Key]>}`
}[keyof Tree & string]

/** Every text of the public pages. */
export type TextKey = PathsOf<typeof en & { messages: MessageTexts }>

export type TextValues = Record<string, string | number>

/** Gives a text, with its values filled in; `count` chooses the plural form. */
export type Translate = (key: TextKey, values?: TextValues) => string

/**
 * Translates with `{{name}}` filled in and plural forms by the language's own rules. `{{count, number}}` is
 * written as the language writes numbers. A text that is not there is a mistake of ours and throws.
 */
export function createTranslate(
  language: Language,
  textAt: (key: string) => string | undefined,
): Translate {
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const formOf = (key: string, count: unknown) =>
    typeof count === 'number'
      ? (textAt(`${key}_${plurals.select(count)}`) ?? textAt(`${key}_other`) ?? textAt(key))
      : textAt(key)
  return (key, values) => {
    const text = formOf(key, values?.['count'])
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`)
    if (!values || !text.includes('{{')) return text
    return text.replaceAll(/\{\{(\w+)(, number)?\}\}/g, (whole, name: string, number?: string) => {
      const value = values[name]
      if (value === undefined) return whole
      return number && typeof value === 'number' ? numbers.format(value) : String(value)
    })
  }
}

import type { SheetMessageTexts } from '#contract/editing/sheet-messages.ts'
import type { RedirectMessageTexts } from '#contract/site/redirects/redirect-messages.ts'
import type { PartnerMessageTexts } from '#contract/trade/partner-messages.ts'
import type { en } from '#texts/en/en.ts'
import type { TextLanguage } from './languages.ts'
import type { AdminTexts, DocumentTexts, MessageTexts } from './texts.ts'

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

/** Every text of the panel, which also shows the public pages' texts. */
export type PanelTextKey =
  | TextKey
  | PathsOf<
      AdminTexts & { messages: SheetMessageTexts & PartnerMessageTexts & RedirectMessageTexts }
    >

/** Every text of mails, PDFs and the server's own pages, which also say the site's texts. */
export type DocumentTextKey = TextKey | PathsOf<DocumentTexts>

export type TextValues = Record<string, string | number>

/** Gives a text, with its values filled in; `count` chooses the plural form. */
export type Translate<Key extends string = TextKey> = (key: Key, values?: TextValues) => string

/**
 * Translates with `{{name}}` filled in and plural forms by the language's own rules. `{{count, number}}` is
 * written as the language writes numbers. A text that is not there is a mistake of ours and throws.
 */
export function createTranslate(
  language: TextLanguage,
  textAt: (key: string) => string | undefined,
): Translate<string> {
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

import { type Language, languages } from '#contract/base/languages/languages.ts'
import { type TextLanguage, textLanguages } from '#texts/languages.ts'
import { sheetColumnNames } from '#texts/column-names.ts'
import { type ColumnNames, foldHeader } from './headers.ts'

const splitNames = (names: string | undefined) => (names ?? '').split(' | ').filter(Boolean)

/** The suffix of a text's column: `name.es`. */
const endsInLanguage = new RegExp(`^(.+)\\.(${languages.join('|')})$`)

/** Returns what people call a language in their own: "es", "español". */
function namesOfLanguage(lang: Language): string[] {
  const called = textLanguages.flatMap(
    (reader) => new Intl.DisplayNames(reader, { type: 'language' }).of(lang) ?? [],
  )
  return [lang, ...called]
}

/**
 * The folded names of columns: their own, and their aliases in each language. The text of a language is called by its
 * alias with the language, "Descripción (en)", or in that language alone: "Descripción" is the Spanish one. Where two
 * columns share an alias, the columns' order decides, and of languages the reader's come first.
 */
export function namesOfColumns(
  columns: readonly string[],
  preferred: readonly Language[] = [],
): ColumnNames {
  const names = new Map<string, string>()
  const add = (name: string, column: string) => {
    const folded = foldHeader(name)
    if (!names.has(folded)) names.set(folded, column)
  }
  for (const column of columns) add(column, column)
  const readers = [...textLanguages].toSorted((one, other) => rank(one) - rank(other))
  function rank(lang: TextLanguage): number {
    const place = preferred.indexOf(lang)
    return place === -1 ? preferred.length : place
  }
  for (const reader of readers) {
    for (const column of columns) {
      const [, field = column, lang] = endsInLanguage.exec(column) ?? []
      for (const alias of splitNames(sheetColumnNames[reader][field])) {
        if (lang === undefined || lang === reader) add(alias, column)
        if (lang === undefined) continue
        for (const each of namesOfLanguage(lang as Language)) add(`${alias} ${each}`, column)
      }
    }
  }
  return names
}

import { isLanguage } from '#contract/base/languages/languages.ts'
import { sheetColumnNames } from '#texts/column-names.ts'
import { textLanguageOf } from '#texts/languages.ts'
import { capitalised, languageName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

/** Names a column of a sheet in the panel's language, with the column's own name: "Nombre · español (name.es)". */
export function useColumnName(): (column: string) => string {
  const language = useLanguage()
  const names = sheetColumnNames[textLanguageOf(language)]
  return (column) => {
    const [, field = column, lang = ''] = /^(.+)\.([a-z]{2})$/.exec(column) ?? []
    const isText = isLanguage(lang)
    const [usual] = (names[column] ?? names[isText ? field : column] ?? '').split(' | ')
    if (!usual) return column
    const named = isText ? `${usual} · ${languageName(lang, language)}` : usual
    return `${capitalised(named)} (${column})`
  }
}

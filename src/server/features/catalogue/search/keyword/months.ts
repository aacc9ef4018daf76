import { languages, type Language } from '#contract/base/languages/languages.ts'
import { foldWord } from '../words/default-aliases.ts'

interface FoundMonth {
  month: number
  start: number
  end: number
}

const monthsByName = new Map(languages.flatMap(namesOfMonths))

function namesOfMonths(language: Language): [string, number][] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    return [foldWord(format.format(Date.UTC(2026, month))), month + 1]
  })
}

const ofMonth = String.raw`(?:the\s+|el\s+|o\s+)?(?:month of|mes de)\s+`
const ofYear = String.raw`\s+(?:de\s+|of\s+)?20\d\d`

/** Not after “de” or “of”: Plaza de Mayo is a place, and so is 9 de Julio. */
const monthNames = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${ofMonth})?(?<!(?<!mes\s)\bde\s|(?<!month\s)\bof\s)(?<month>${[...monthsByName.keys()].join('|')})(?:${ofYear})?(?![\p{L}\p{N}])`,
  'gu',
)

/** Finds names of months in a folded keyword, in any language. */
export function findMonths(folded: string): FoundMonth[] {
  return [...folded.matchAll(monthNames)].map(({ index, groups, 0: { length } }) => ({
    month: monthsByName.get(groups?.['month'] ?? '') ?? 0,
    start: index,
    end: index + length,
  }))
}

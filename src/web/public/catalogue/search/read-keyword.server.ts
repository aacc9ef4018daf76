import type { Language } from '#contract/base/languages/languages.ts'
import { textLanguages } from '#texts/languages.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'

/** The content of a keyword beside names: facets of the lists. */
export interface ReadKeyword {
  /** The rest of the keyword to look for. */
  rest: string
  /** 1 to 12, ascending. */
  months: number[]
  /** How many days; `max` is null where there is no end. */
  days: { min: number; max: number | null } | null
  /** As the catalogue writes them. */
  tags: string[]
}

interface NamedTag {
  tag: string
  names: LanguageTexts
}

/** A text and the same letter by letter without capitals and accents; what was read is a line break in both. */
interface Read {
  text: string
  folded: string
}

/**
 * Reads months, lengths and tags out of what a visitor typed, in any of the languages, capitals and accents
 * aside: “Patagonia in October, 7 days” is Patagonia, month 10 and 7 days.
 */
export function readKeyword(keyword: string, tags: readonly NamedTag[] = []): ReadKeyword {
  const typed = keyword.normalize('NFC')
  let read: Read = { text: typed, folded: foldLetters(typed) }
  let days: ReadKeyword['days'] = null
  const months = new Set<number>()
  const found = new Set<string>()
  read = take(read, lengths, (match) => {
    const length = days === null ? lengthOf(match) : null
    days ??= length
    return length !== null
  })
  read = take(read, monthNames, ({ groups }) => {
    const name = groups?.['month'] ?? ''
    months.add(monthsByName.get(name) ?? 0)
    return true
  })
  const tagsByName = listNames(tags)
  if (tagsByName.size > 0) {
    read = take(read, wordsOf([...tagsByName.keys()]), ([name]) => {
      found.add(tagsByName.get(name) ?? '')
      return true
    })
  }
  const rest = read.text === typed ? typed.trim() : withoutLooseEnds(read.text)
  return { rest, months: [...months].toSorted((a, b) => a - b), days, tags: [...found] }
}

function foldLetters(text: string): string {
  const fold = (letter: string) => {
    const folded = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    return folded.length === letter.length ? folded : letter
  }
  return Array.from(text, fold).join('')
}

/** Takes the matches that are wanted out of both forms of a text. */
function take(
  { text, folded }: Read,
  pattern: RegExp,
  isWanted: (match: RegExpExecArray) => boolean,
): Read {
  const matches = [...folded.matchAll(pattern)].filter(isWanted)
  const cut = (from: string) =>
    matches.reduceRight((left, { index, 0: { length } }) => {
      return `${left.slice(0, index)}\n${left.slice(index + length)}`
    }, from)
  return { text: cut(text), folded: cut(folded) }
}

const before = String.raw`(?<![\p{L}\p{N}])`
const after = String.raw`(?![\p{L}\p{N}])`

/** For a pattern: any of some words. */
function oneOf(words: string): string {
  return words.replaceAll(' ', '|')
}

const count = String.raw`\d{1,3}|an?|una?|uma?`
const unit = '(?<unit>days?|dias?|nights?|noches?|noites?|weeks?|semanas?)'
const preposition = oneOf('for of from between in por para de entre en em durante')
const atMost = String.raw`(?<most>up to|at most|hasta|como maximo|ate|no maximo)\s+`
const atLeast = String.raw`(?<least>more than|at least|over|mas de|al menos|mais de|pelo menos)\s+`
const range = String.raw`(?<from>\d{1,3})\s*(?:-|–|to|and|or|a|y|o|e|ate|ou)\s*`

const lengths = new RegExp(
  String.raw`${before}(?:(?:${preposition})\s+)?(?:${atMost}|${atLeast})?(?:${range})?(?<count>${count})(?<more>\+)?[\s-]*${unit}${after}`,
  'gu',
)

const daysMax = 365

function lengthOf({ groups = {} }: RegExpMatchArray): ReadKeyword['days'] {
  const inDays = (text: string | undefined) => {
    const value = Number(text)
    const number = Number.isNaN(value) ? 1 : value
    const unit = groups['unit'] ?? ''
    if (unit.startsWith('w') || unit.startsWith('s')) return number * 7
    // A journey of seven nights has eight days.
    return unit.startsWith('n') ? number + 1 : number
  }
  const last = inDays(groups['count'])
  const first = groups['from'] === undefined ? last : inDays(groups['from'])
  const [min, max] = [Math.min(first, last), Math.max(first, last)]
  if (min < 1 || max > daysMax) return null
  if (groups['most'] !== undefined) return { min: 1, max }
  if (groups['least'] !== undefined || groups['more'] !== undefined) return { min, max: null }
  return { min, max }
}

const monthsByName = new Map(textLanguages.flatMap(namesOfMonths))

function namesOfMonths(language: Language): [string, number][] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    return [foldLetters(format.format(Date.UTC(2026, month))), month + 1]
  })
}

/** Not after “de” or “of”: Plaza de Mayo is a place, and so is 9 de Julio. */
const monthNames = new RegExp(
  String.raw`${before}(?:(?:${preposition})\s+)?(?:(?:the\s+|el\s+|o\s+)?(?:month of|mes de)\s+)?(?<!(?<!mes\s)\bde\s|(?<!month\s)\bof\s)(?<month>${[...monthsByName.keys()].join('|')})(?:\s+(?:de\s+|of\s+)?20\d\d)?${after}`,
  'gu',
)

function listNames(tags: readonly NamedTag[]): Map<string, string> {
  return new Map(
    tags.flatMap(({ tag, names }) =>
      [tag, ...Object.values(names)].map((name): [string, string] => [foldLetters(name), tag]),
    ),
  )
}

const bound = oneOf('de del da das do dos of')

/** The longest first; not beside a word that binds it to a name: Mar del Plata, Ruta del Vino. */
function wordsOf(names: string[]): RegExp {
  const longestFirst = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(
    String.raw`${before}(?<!\b(?:${bound})\s+)(?:${longestFirst.join('|')})${after}(?!\s+(?:${bound})\b)`,
    'gu',
  )
}

const joining = oneOf('and with in for y e con com en em para')
const looseStart = new RegExp(String.raw`^(?:[\s,;.&+]|(?:${joining})(?=\s|$))+`, 'iu')
const looseEnd = new RegExp(
  String.raw`(?:[\s,;.&+]|(?<=^|\s)(?:${joining})(?=[\s,;.&+]*$))+$`,
  'iu',
)

/** Returns the rest of a text after parts were taken out, without the words that joined them to it. */
function withoutLooseEnds(text: string): string {
  const parts = text.split('\n').map((part) => part.replace(looseStart, '').replace(looseEnd, ''))
  return parts.filter(Boolean).join(' ').replaceAll(/\s+/g, ' ')
}

import { type Meal, meals } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { type TextLanguage, textLanguages } from '#texts/languages.ts'
import type { ProgrammeWord } from '#texts/programme-words.ts'
import { allForms, anyOf, folded, formsOf, wholeWords } from './words.ts'

/** Meals that a text tells, and the text without a code that tells nothing else. */
export interface FoundMeals {
  /** Undefined where the text tells none. */
  meals: Meal[] | undefined
  rest: string
}

const boards: Partial<Record<ProgrammeWord, readonly Meal[]>> = {
  halfBoard: ['breakfast', 'dinner'],
  fullBoard: ['breakfast', 'lunch', 'dinner'],
  noMeals: [],
}
const told: Record<string, readonly Meal[]> = {
  ...Object.fromEntries(meals.map((meal) => [meal, [meal]])),
  ...boards,
}
const words = Object.keys(told) as ProgrammeWord[]

/** Meals by the words and codes of one language. */
const namesOf = (lang: TextLanguage) =>
  new Map(words.flatMap((word) => formsOf(word, lang).map((form) => [form, told[word] ?? []])))

const dictionaries = new Map(textLanguages.map((lang) => [lang, namesOf(lang)]))

const ordered = (found: Iterable<Meal>) => {
  const set = new Set(found)
  return meals.filter((meal) => set.has(meal))
}

const joints = new RegExp(String.raw`\s*[,;/+&|·.-]\s*|\s+${anyOf(allForms('range'))}\s+|\s+`)
const included = new Set(allForms('ends'))

/** The meals of "D/A/C", "Breakfast & lunch", "media pensión"; undefined where it holds anything else. */
export function mealsOfCode(code: string, lang: TextLanguage): Meal[] | undefined {
  const own = folded(code).replaceAll(/\s+/g, ' ').trim()
  if (/^[-–—]$/.test(own)) return []
  const names = dictionaries.get(lang) ?? new Map<string, readonly Meal[]>()
  const whole = names.get(own)
  if (whole) return ordered(whole)
  // Names of several words stand before their parts.
  const several = [...names.keys()].filter((name) => name.includes(' '))
  const found: Meal[] = []
  const rest = own.replaceAll(wholeWords(several), (name) => {
    found.push(...(names.get(name) ?? []))
    return '/'
  })
  const parts = rest.split(joints).filter(Boolean)
  for (const part of parts) {
    const known = names.get(part)
    if (known) found.push(...known)
    else if (!included.has(part)) return undefined
  }
  return found.length > 0 ? ordered(found) : undefined
}

const label = new RegExp(String.raw`^[\s(*_•-]*${anyOf(allForms('meals'))}[*_]*\s*[:–—-]\s*`, 'i')

/** Meals of a heading: "Vuelo a El Calafate (D/A)". */
export function mealsInTitle(title: string, lang: TextLanguage): FoundMeals {
  for (const group of title.matchAll(/[([]([^()[\]]{1,40})[)\]]/g)) {
    const found = mealsOfCode(group[1] ?? '', lang)
    if (found) {
      const rest = title.slice(0, group.index) + title.slice(group.index + group[0].length)
      return {
        meals: found,
        rest: rest
          .replaceAll(/\s+/g, ' ')
          .replace(/[\s–—:|-]+$/, '')
          .trim(),
      }
    }
  }
  const after = /^(.*\S)\s+[–—|-]\s+([A-Z/+,]{1,8}|[^–—|]{4,30})$/.exec(title)
  const found = after && mealsOfCode(after[2] ?? '', lang)
  return after && found ? { meals: found, rest: after[1] ?? '' } : { meals: undefined, rest: title }
}

/** Meals of the lines below a heading: a code or a line "Meals: …", else what the sentences tell. */
export function mealsInLines(
  lines: readonly string[],
  lang: TextLanguage,
): { meals: Meal[] | undefined; rest: string[] } {
  for (const [at, line] of lines.entries()) {
    const named = label.exec(folded(line))
    const code = named
      ? line.slice(named[0].length)
      : /^\s*[([]([^()[\]]+)[)\]]\.?\s*$/.exec(line)?.[1]
    const found =
      code === undefined ? undefined : mealsOfCode(code.replaceAll(/[.)*_\s]+$/g, ''), lang)
    if (found) return { meals: found, rest: lines.toSpliced(at, 1) }
    const atEnd = /[([]([A-Z]{1,2}(?:\s*[,/+&-]\s*[A-Z]{1,2})*)[)\]]\.?\s*$/.exec(line)
    const coded = atEnd?.[1] && mealsOfCode(atEnd[1], lang)
    if (atEnd && coded) {
      return { meals: coded, rest: lines.with(at, line.slice(0, atEnd.index).trim()) }
    }
  }
  return { meals: mealsInSentences(lines, lang), rest: [...lines] }
}

/** Codes of one or two letters are no words of a sentence. */
const isWord = (form: string) => form.length > 3

/** A packed lunch is no lunch, and half board no board of its own: the longer ones come first. */
const inSentences = ['fullBoard', 'halfBoard', 'boxLunch', 'breakfast', 'lunch', 'dinner'] as const

/** Patterns of one language, made once: a programme is read at every key. */
const patterns = new Map(
  textLanguages.map((lang) => [
    lang,
    {
      excluding: wholeWords(formsOf('notIncluded', lang), ''),
      named: inSentences.map((word) => {
        const names = wholeWords(formsOf(word, lang).filter(isWord))
        return { names, meals: told[word] ?? [] }
      }),
    },
  ]),
)

function mealsInSentences(lines: readonly string[], lang: TextLanguage): Meal[] | undefined {
  const { excluding, named = [] } = patterns.get(lang) ?? {}
  const found = new Set<Meal>()
  for (const clause of folded(lines.join('\n')).split(/[.;:,\n()]|\s[–—-]\s/)) {
    if (excluding?.test(clause)) continue
    let left = clause
    for (const { names, meals: served } of named) {
      const without = left.replaceAll(names, ' ')
      if (without === left) continue
      left = without
      for (const meal of served) found.add(meal)
    }
  }
  return found.size > 0 ? ordered(found) : undefined
}

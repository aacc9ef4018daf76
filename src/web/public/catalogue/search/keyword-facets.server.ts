import { paths } from '#contract/base/addresses/addresses.ts'
import { effectiveTags, type TaggedItem } from '#contract/catalogue/places/tags.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import type { Translate } from '#texts/translate.ts'
import { tagName, type TagNames } from '../tags/place-name.ts'
import type { Named } from '#web/shared/ui/names.tsx'
import type { ReadKeyword } from './read-keyword.server.ts'

/** Something that a keyword says beside names, and the search without it. */
export interface KeywordFacet {
  label: string
  /** The label's language, where it is not the page's. */
  lang?: Language | undefined
  /** The page of all that fits it; a month in which nothing is good has none. */
  to?: string | undefined
  /** The same search without it. */
  without: string
}

/** An item as far as what was asked for looks at it. */
interface FactsToMatch extends Partial<TaggedItem> {
  months?: readonly string[] | null
  days?: number
  durationMinutes?: number | null
}

const minutesOfDay = 24 * 60
const recommended = new Set(['peak', 'good'])

/** Whether an item fits the months, the length and the themes that were read out of a keyword. */
export function fitsKeyword(item: FactsToMatch, { months, days, tags }: ReadKeyword): boolean {
  const inMonths = months.some((month) => recommended.has(item.months?.[month - 1] ?? ''))
  if (months.length > 0 && !inMonths) return false
  const all = effectiveTags({ tags: [], ...item })
  if (!tags.every((tag) => all.includes(tag))) return false
  if (days === null) return true
  const minutes = item.durationMinutes ?? null
  const length = item.days ?? (minutes === null ? undefined : Math.ceil(minutes / minutesOfDay))
  // What has no length of its own, a place, can be visited for as long as one likes.
  if (length === undefined) return true
  return length >= days.min && (days.max === null || length <= days.max)
}

interface FacetContext {
  language: Language
  t: Translate
  tagNames: TagNames
  /** The months that have a page. */
  monthPages: readonly number[]
}

/** Returns the facets read out of a keyword, to be shown and taken away. */
export function toKeywordFacets(
  read: ReadKeyword,
  { language, t, tagNames, monthPages }: FacetContext,
): KeywordFacet[] {
  const { months, days, tags, rest } = read
  const wordsOf = (without: Partial<ReadKeyword>) => {
    const left = { ...read, ...without }
    const words = [
      rest,
      ...left.tags.map((tag) => tagName(tagNames, tag).name),
      ...left.months.map((month) => monthName(month, language)),
      ...(left.days ? [daysText(left.days, t)] : []),
    ]
    return paths.search(language, words.filter(Boolean).join(' '))
  }
  return [
    ...months.map((month) => ({
      label: monthName(month, language),
      to: monthPages.includes(month) ? paths.when(language, month) : undefined,
      without: wordsOf({ months: months.filter((each) => each !== month) }),
    })),
    ...(days
      ? [
          {
            label: daysText(days, t),
            to: paths.list(language, 'circuits'),
            without: wordsOf({ days: null }),
          },
        ]
      : []),
    ...tags.map((tag) => ({
      ...named(tagName(tagNames, tag)),
      to: paths.theme(language, tag),
      without: wordsOf({ tags: tags.filter((each) => each !== tag) }),
    })),
  ]
}

const named = ({ name, lang }: Named) => ({ label: name, lang })

function daysText({ min, max }: NonNullable<ReadKeyword['days']>, t: Translate): string {
  if (max === null) return t('lists.lengthFrom', { start: min })
  if (min === max) return t('common.days', { count: min })
  return t('lists.lengthBetween', { start: min, end: max })
}

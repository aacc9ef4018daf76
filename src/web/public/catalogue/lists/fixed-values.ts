import type { ListKind } from '#contract/base/addresses/addresses.ts'
import type { FacetName } from '#contract/base/addresses/list-query.ts'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import type { Service } from '#contract/catalogue/facts/facts.ts'
import {
  comparePrices,
  limitsFor,
  readLimit,
  writeLimit,
} from '#contract/catalogue/prices/price-limits.ts'
import { type Money, moneyText } from '#contract/base/money/money-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { levels } from '#contract/catalogue/facts/levels.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import type { Translate } from '#texts/translate.ts'
import type { FacetValue } from './facets.ts'

interface ValueContext {
  language: Language
  t: Translate
}

interface Range {
  start: number
  end?: number | undefined
}

/** The ranges of days that lists are narrowed by, as addresses write them (requirements §5.2). */
const dayRanges: readonly Range[] = [{ start: 1, end: 4 }, { start: 5, end: 8 }, { start: 9 }]

/** The lengths of former addresses, by their first day. */
const lengths: readonly Range[] = [
  { start: 1, end: 5 },
  { start: 6, end: 8 },
  { start: 9, end: 12 },
  { start: 13 },
]

const starsOfHotels = Array.from({ length: 9 }, (_none, index) => 1 + index / 2)

/** The facets of each list whose values are fixed words: a value that no entry has still narrows the list. */
const fixedFacets: Partial<Record<ListKind, readonly FacetName[]>> = {
  destinations: ['month'],
  tours: ['month', 'level', 'service'],
  circuits: ['month', 'days', 'length', 'level', 'service'],
  packages: ['month', 'days', 'length', 'level', 'service'],
  hotels: ['stars'],
}

/** Every fixed value of a list, whatever its entries have. */
export function fixedValues(kind: ListKind, wording: ValueContext): Map<FacetName, FacetValue[]> {
  return new Map((fixedFacets[kind] ?? []).map((name) => [name, valuesOf(name, wording)]))
}

function valuesOf(name: FacetName, { language, t }: ValueContext): FacetValue[] {
  if (name === 'month') return monthsOfYear.map((month) => monthValue(month, language))
  if (name === 'days') return dayRanges.map((range) => rangeValue(range, t))
  if (name === 'length')
    return lengths.map((range) => ({ ...rangeValue(range, t), value: String(range.start) }))
  if (name === 'level') return levels.map((_word, index) => levelValue(index + 1, t))
  if (name === 'service') return servicesSought.map((service) => serviceValue(service, t))
  return starsOfHotels.map((stars) => starsValue(stars, t))
}

export function monthValue(month: number, language: Language): FacetValue {
  return { value: String(month), label: monthName(month, language) }
}

/** A level of 1 to 5. */
export function levelValue(level: number, t: Translate): FacetValue {
  return { value: String(level), label: t(`facts.levels.${levels[level - 1] ?? levels[0]}`) }
}

/** Services that a list is narrowed by; a journey of either sort is found under both. */
const servicesSought = ['private', 'shared', 'mixed'] as const satisfies readonly Service[]

function serviceValue(service: Service, t: Translate): FacetValue {
  return { value: service, label: t(`facts.services.${service}`) }
}

/** The services under which a journey is found. */
export function serviceValues(service: Service | null, t: Translate): FacetValue[] {
  if (service === null) return []
  const found = service === 'either' ? (['private', 'shared'] as const) : [service]
  return found.map((each) => serviceValue(each, t))
}

/** Round limits of the prices in a list, and the one that its address names. */
export function priceValues(
  prices: readonly Money[],
  asked: readonly string[],
  { language, t }: ValueContext,
): FacetValue[] {
  const named = asked.flatMap((value) => readLimit(value) ?? [])
  const limits = [...limitsFor(prices), ...named].toSorted(comparePrices)
  const values = limits.map((limit): [string, FacetValue] => {
    const label = t('lists.priceUpTo', { money: moneyText(limit, language) })
    return [writeLimit(limit), { value: writeLimit(limit), label }]
  })
  return [...new Map(values).values()]
}

export function starsValue(stars: number, t: Translate): FacetValue {
  return { value: String(stars), label: t('catalogue.stars', { count: stars }) }
}

/** The range that a number of days lies in. */
export function daysValue(days: number, t: Translate): FacetValue {
  return rangeValue(rangeOf(dayRanges, days), t)
}

export function lengthValue(days: number, t: Translate): FacetValue {
  const range = rangeOf(lengths, days)
  return { ...rangeValue(range, t), value: String(range.start) }
}

function rangeOf(ranges: readonly Range[], days: number): Range {
  return ranges.findLast(({ start }) => days >= start) ?? { start: 1 }
}

function rangeValue({ start, end }: Range, t: Translate): FacetValue {
  const label = end
    ? t('lists.lengthBetween', { start: String(start), end: String(end) })
    : t('lists.lengthFrom', { start: String(start) })
  return { value: `${start}-${end ?? ''}`, label }
}

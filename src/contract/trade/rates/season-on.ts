import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { Span } from '#contract/base/dates/days.ts'

/** The name of a season in a language, else the one for all languages. */
export function seasonName(
  { name, names }: { name: string | null; names: LanguageTexts },
  lang: Language,
): string | null {
  return names[lang] ?? name
}

/** The place of the season that counts on a day; undefined where none holds it. */
export function seasonOn(
  seasons: readonly { ranges: readonly Span[] }[],
  day: string,
): number | undefined {
  const index = seasons.findIndex(({ ranges }) => ranges.some((span) => holds(span, day)))
  return index === -1 ? undefined : index
}

/** The stop sale that holds a day. */
export function stopSaleOn<Stop extends Span>(
  stopSales: readonly Stop[],
  day: string,
): Stop | undefined {
  return stopSales.find((span) => holds(span, day))
}

/** Whether a season is over before a day. */
export function isPast({ ranges }: { ranges: readonly Span[] }, today: string): boolean {
  return ranges.every(({ to }) => to < today)
}

/** Tells whether a rate is sold on a day: within its booking window, whose open ends hold every day. */
export function isSoldOn(
  { bookFrom, bookTo }: { bookFrom: string | null; bookTo: string | null },
  day: string,
): boolean {
  return (bookFrom ?? day) <= day && day <= (bookTo ?? day)
}

const holds = ({ from, to }: Span, day: string) => from <= day && day <= to

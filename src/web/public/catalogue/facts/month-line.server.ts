import {
  departureMonths,
  listedState,
  type Seasonal,
} from '#contract/catalogue/facts/month-states.ts'
import type { Months } from '#contract/catalogue/facts/seasons.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { listText, monthName } from '#web/shared/i18n/formats.ts'
import type { Translate } from '#texts/translate.ts'
import type { Named } from '#web/shared/ui/names.tsx'
import { bestMonths } from './season-view.server.ts'

interface LineContext {
  language: Language
  t: Translate
  today: string
  /** The chosen month, 1 to 12. */
  month?: number | undefined
}

/** A stop of a journey, with its own months. */
export type SeasonalStop = Named & { months: Months | null }

/**
 * "Possible in February (Iguazú)": the state of the chosen month, and the stops that hold a possible one back; the best
 * months where none is chosen. Nothing where nothing is known.
 */
export function monthLine(
  item: Seasonal,
  { language, t, today, month }: LineContext,
  stops: readonly SeasonalStop[] = [],
): string | undefined {
  if (month === undefined) return bestMonths(item.months, language)
  const state = listedState(item, month, today)
  const when = monthName(month, language)
  if (state === null) {
    const isDated = departureMonths(item, today) !== null
    return isDated ? t('season.noDeparture', { month: when }) : undefined
  }
  const line = t('season.inMonth', { state: t(`season.states.${state}`), month: when })
  const held = state === 'fair' ? stops.filter(({ months }) => months?.[month - 1] === 'fair') : []
  if (held.length === 0) return line
  const names = listText(
    held.map(({ name }) => name),
    language,
  )
  return t('season.heldBack', { line, names })
}

interface Noted {
  lang: Language
  monthNotes?: readonly (string | null)[] | null | undefined
}

/** Why a place is as it is in a month, in the page's language where that is written; nothing where nobody wrote it. */
export function reasonInMonth(
  details: readonly Noted[],
  month: number,
  language: Language,
): { text: string; lang?: Language } | undefined {
  const told = details.filter(({ monthNotes }) => monthNotes?.[month - 1])
  const found = inLanguage(told, language)
  const text = found?.monthNotes?.[month - 1]
  return found && text ? { text, ...(found.lang !== language && { lang: found.lang }) } : undefined
}

import { lastOfMonth } from '#contract/base/dates/days.ts'
import { quoteStates } from '#contract/quotes/quote-fields.ts'
import { type FigureGrouping, openStates } from '#contract/quotes/figures.ts'
import { wordOf } from '#web/admin/kit/list/filters/filters.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import type { DaySpan } from './spans.ts'

/** A row of figures, as far as links need it. */
export interface LinkedGroup {
  by: FigureGrouping
  key: string | null
  name: string
}

/** Counts that the list of quotes has a filter for. */
export const linkedStates = ['won', 'lost', 'open'] as const

export type LinkedState = (typeof linkedStates)[number]

/** Countries of the site's markets, in their order. */
type Markets = readonly { countries: readonly string[] }[]

/** The inbox narrowed to the quotes behind a number, or as near to them as its filters come. */
export function quotesBehind(
  span: DaySpan,
  { group, state, markets }: { group?: LinkedGroup; state?: LinkedState; markets: Markets },
): string {
  const filters = {
    since: span.from,
    until: span.to,
    ...(group && filtersOf(group, span, markets)),
    ...(state && { state: state === 'open' ? openStates.join(',') : state }),
  }
  const params = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return `${adminPaths.quotes}?${params}`
}

function filtersOf(
  { by, key, name }: LinkedGroup,
  span: DaySpan,
  markets: Markets,
): Record<string, string | null | undefined> {
  if (by === 'assignee') return { assignee: key ?? 'none' }
  if (by === 'reason') {
    return { state: key === null ? wordOf(quoteStates.filter((each) => each !== 'lost')) : 'lost' }
  }
  if (key === null) return {}
  switch (by) {
    case 'month': {
      return within(span, key)
    }
    case 'agency': {
      return { agency: key }
    }
    case 'branch': {
      return { agency: key.split('/')[0] }
    }
    case 'market': {
      return { country: wordOf(markets[Number(key)]?.countries ?? []) }
    }
    case 'item': {
      return { q: name }
    }
    case 'country':
    case 'kind':
    case 'lang': {
      return { [by]: key }
    }
    default: {
      return {}
    }
  }
}

/** The days of a month that the span has. */
function within({ from, to }: DaySpan, month: string) {
  const [first, last] = [`${month}-01`, lastOfMonth(`${month}-01`)]
  return { since: first < from ? from : first, until: to < last ? to : last }
}

/** Parts of the explanation of what links open. */
export type Inexact = 'row' | 'unknown' | 'branch' | 'item' | 'market' | 'reason'

const exact: readonly FigureGrouping[] = ['month', 'agency', 'country', 'kind', 'assignee', 'lang']
const without: readonly FigureGrouping[] = ['travelMonth', 'origin', 'source']

/** Lists where a grouping's links are wider than their numbers. */
export function inexactLinks(by: FigureGrouping, hasUnknown: boolean): Inexact[] {
  if (without.includes(by)) return ['row']
  const wider = exact.includes(by) ? [] : [by as 'branch' | 'item' | 'market' | 'reason']
  const isUnknownWider = hasUnknown && by !== 'assignee' && by !== 'reason' && by !== 'month'
  return isUnknownWider ? [...wider, 'unknown'] : wider
}

import type { PayloadOf } from '#contract/operation.ts'
import { quoteOperations } from '#contract/requests/quotes.ts'
import { askedOf, pageOf } from '../../kit/list/asked.ts'
import { toBoolean } from '../../kit/list/filters.ts'
import type { ListState } from '../../kit/list/list-state.ts'

/** The filters behind "more filters", as the address spells them. */
export const furtherFilters = [
  'assignee',
  'lang',
  'kind',
  'country',
  'awaiting',
  'since',
  'until',
] as const

/** What the desk's address asks for, in the words of listQuote. */
export function deskWishes({ filters }: ListState): Record<string, unknown> {
  const isOn = (key: string) => (filters[key] === 'yes' ? true : undefined)
  return {
    seen: toBoolean(filters['seen'], 'yes', 'no'),
    state: filters['state'],
    mine: isOn('mine'),
    overdue: isOn('overdue'),
    late: isOn('late'),
    followUp: filters['followUp'],
    assigneeId: filters['assignee'],
    lang: filters['lang'],
    entityType: filters['kind'],
    country: filters['country'],
    awaiting: filters['awaiting'],
    from: filters['since'],
    to: filters['until'],
  }
}

/** The same for a file of all that match: its list has no pages. */
export function exportWishes(state: ListState, format: 'csv' | 'xlsx'): PayloadOf<'exportQuotes'> {
  const { keyword, sort } = pageOf(state)
  return askedOf(quoteOperations.exportQuotes.input, {
    keyword,
    sort,
    ...deskWishes(state),
    format,
  })
}

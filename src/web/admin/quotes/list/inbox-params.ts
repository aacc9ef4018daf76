import type { PayloadOf } from '#contract/index.ts'
import { quoteOperations } from '#contract/quotes/quotes.ts'
import { toValidInput, pageOf } from '#web/admin/kit/list/valid-input.ts'
import { oneOrMoreOf, toBoolean } from '#web/admin/kit/list/filters/filters.ts'
import type { ListState } from '#web/admin/kit/list/list-state.ts'

/** The filters behind "more filters", as the address spells them. */
export const furtherFilters = [
  'assignee',
  'lang',
  'kind',
  'country',
  'agency',
  'awaiting',
  'since',
  'until',
] as const

/** All that narrows the inbox. */
export const inboxFilters = [
  'state',
  'mine',
  'overdue',
  'late',
  'expiring',
  'unconfirmed',
  'dueBy',
  'seen',
  'followUp',
  ...furtherFilters,
] as const

/** Converts the filters in the inbox's address to the parameters of listQuote. */
export function inboxParams({ filters }: ListState): Record<string, unknown> {
  const isOn = (key: string) => (filters[key] === 'yes' ? true : undefined)
  return {
    seen: toBoolean(filters['seen'], 'yes', 'no'),
    state: oneOrMoreOf(filters['state']),
    mine: isOn('mine'),
    overdue: isOn('overdue'),
    late: isOn('late'),
    expiring: isOn('expiring'),
    unconfirmed: isOn('unconfirmed'),
    dueBy: filters['dueBy'],
    followUp: filters['followUp'],
    assigneeId: oneOrMoreOf(filters['assignee']),
    lang: oneOrMoreOf(filters['lang']),
    entityType: oneOrMoreOf(filters['kind']),
    country: oneOrMoreOf(filters['country']),
    agencyId: filters['agency'],
    awaiting: filters['awaiting'],
    from: filters['since'],
    to: filters['until'],
  }
}

/** The same for a file of all that match: its list has no pages. */
export function exportParams(state: ListState, format: 'csv' | 'xlsx'): PayloadOf<'exportQuotes'> {
  const { keyword, sort } = pageOf(state)
  return toValidInput(quoteOperations.exportQuotes.input, {
    keyword,
    sort,
    ...inboxParams(state),
    format,
  })
}

import { dayAfter } from '#contract/trade/stays/stay-nights.ts'
import type { AnswerOf } from '#contract/index.ts'
import { minorDigits } from '#contract/base/money/money-text.ts'
import { beginDraft } from './begin-draft.ts'
import { viewDrafts } from '../client-views/view-draft.ts'
import type { StayInput } from './stay-draft.ts'

/** Fills the request form of an item with the days, travellers and rooms of a stay. */
export function beginQuote(item: string, stay: StayInput): void {
  const { from, nights = 1, adults, children, rooms } = stay
  beginDraft(`quote:${item}`, [
    ['when', 'days'],
    ['travel.from', from],
    ['travel.to', dayAfter(from, nights)],
    ['adults', String(adults)],
    ...(children.length > 0 ? [['children', children.join(', ')] as const] : []),
    ...rooms.map(({ kind, count }) => [`rooms.${kind}`, String(count)] as const),
  ])
}

/**
 * Begins a client view of a stay. A gross total becomes a price of the agency's own; a net one stays with the
 * agency.
 */
export function beginView(userId: string, stay: StayInput, answer: AnswerOf<'reckonStay'>): void {
  const drafts = viewDrafts(userId)
  const draft = drafts.read()
  const { total, commission, lines } = answer
  const price = total &&
    commission && {
      label: lines[0]?.label.slice(0, 120) ?? '',
      amount: String(total.amount / 10 ** minorDigits(total.currency)),
      currency: total.currency,
      note: '',
    }
  drafts.write({
    ...draft,
    startOn: stay.from,
    prices: price ? [...draft.prices, price] : draft.prices,
  })
}

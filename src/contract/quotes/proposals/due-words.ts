import type { PaymentDue } from '../money/instalments.ts'

/** How a payment's due moment is said, by the key of its text; null of a day, which says itself. */
export function dueWords(due: PaymentDue) {
  if (due === 'acceptance' || due === 'confirmation') return { key: due, count: 0 } as const
  if (typeof due === 'string') return null
  return 'daysBefore' in due
    ? ({ key: 'daysBefore', count: due.daysBefore } as const)
    : ({ key: 'afterConfirmation', count: due.daysAfterConfirmation } as const)
}

import { dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { PaymentDue } from '#contract/quotes/money/instalments.ts'

interface Due {
  due: PaymentDue
  dueOn?: string | null
  note?: string | null | undefined
}

/** When a payment is due: its day, with its moment and note said small; the moment alone while there is no day. */
export function dueText(
  { due, dueOn, note }: Due,
  language: Language,
  wordsOf: (due: PaymentDue) => string | undefined,
): { when: string; small: string | undefined } {
  const words = wordsOf(due)
  const day = dueOn ?? (typeof due === 'string' && words === undefined ? due : null)
  const small = [day === null ? undefined : words, note].filter(Boolean).join(' · ')
  return {
    when: day === null ? (words ?? '') : dayText(day, language),
    small: small === '' ? undefined : small,
  }
}

import { inEachLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { PayloadOf } from '#contract/index.ts'
import type { TermSet } from '#contract/quotes/proposals/term-sets.ts'
import { usualCurrency } from '#web/admin/kit/form/fields/amounts.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import type { Completeness } from '#web/admin/kit/form/languages/language-tabs.tsx'
import type { CancellationFormValues } from '../proposals/form/proposal-form-values.ts'
import {
  type PaymentFormValues,
  toPaymentFormValues,
  toPaymentPayload,
} from '../proposals/payments/payments-form-values.ts'

/** Texts of a set of terms. */
export const termTexts = ['conditions', 'payHow', 'tax'] as const

export type TermText = (typeof termTexts)[number]

type Texts = Record<TermText, string>

/** A set of terms as its form holds it: '' is what is not said. */
export interface TermSetFormValues extends Record<string, unknown> {
  name: string
  audience: 'traveller' | 'agency' | ''
  agencyIds: string[]
  countries: string[]
  minPax: NumberFieldValue
  isDefault: boolean
  validDays: NumberFieldValue
  /** Of payments by amount. */
  currency: string
  payments: PaymentFormValues[]
  cancellation: CancellationFormValues[]
  texts: Record<Language, Texts>
}

export function toTermSetFormValues(set?: TermSet): TermSetFormValues {
  const amount = set?.payments.find((payment) => payment.amount)?.amount
  const currency = amount?.currency ?? usualCurrency
  return {
    name: set?.name ?? '',
    audience: set?.for.audience ?? '',
    agencyIds: set?.for.agencyIds ?? [],
    countries: set?.for.countries ?? [],
    minPax: set?.for.minPax ?? '',
    isDefault: set?.isDefault ?? false,
    validDays: set?.validDays ?? '',
    currency,
    payments: (set?.payments ?? []).map((payment) => toPaymentFormValues(payment, currency)),
    cancellation: set?.cancellation ?? [],
    texts: inEachLanguage((lang) => ({
      conditions: set?.conditions[lang] ?? '',
      payHow: set?.payHow[lang] ?? '',
      tax: set?.tax[lang] ?? '',
    })),
  }
}

/** As addTermSet and editTermSet take it; a default that stays one is not set again. */
export function toTermSetPayload(
  values: TermSetFormValues,
  stored?: Pick<TermSet, 'isDefault'>,
): PayloadOf<'addTermSet'> {
  const { audience, agencyIds, countries, minPax, isDefault, currency, texts } = values
  const inLanguages = (field: TermText) => {
    const entries = Object.entries(texts) as [Language, Texts][]
    return Object.fromEntries(entries.map(([lang, said]) => [lang, said[field] || null]))
  }
  return {
    name: values.name,
    for: { agencyIds, audience: audience || null, countries, minPax: minPax || null },
    ...(isDefault !== (stored?.isDefault ?? false) && { isDefault }),
    validDays: values.validDays || null,
    payments: values.payments.map((payment) => toPaymentPayload(payment, currency)),
    cancellation: values.cancellation.map(({ fromDaysBefore, percent }) => ({
      fromDaysBefore: fromDaysBefore === '' ? (undefined as never) : fromDaysBefore,
      percent: percent === '' ? (undefined as never) : percent,
    })),
    conditions: inLanguages('conditions'),
    payHow: inLanguages('payHow'),
    tax: inLanguages('tax'),
  }
}

/** How much of a language is written; each text may be left out. */
export function completenessOf(texts: Texts): Completeness {
  return Object.values(texts).some((text) => text.trim() !== '') ? 'complete' : 'blank'
}

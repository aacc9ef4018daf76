import type { z } from 'zod'
import type { Fact } from '#contract/catalogue/facts/fact.ts'
import { factNamesOf, factOf, type FactName, factsOf } from '#contract/catalogue/facts/facts.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { usualCurrency } from '#web/admin/kit/form/fields/amounts.ts'
import { conversions } from './input-form-values.ts'

/** An item's facts as the form holds them, each as its input does. */
export type FactsFormValues = Partial<Record<FactName, unknown>>

/** An item's facts as its kind's operations take them. */
export type FactsPayload<K extends Kind> = {
  [Name in keyof (typeof factsOf)[K]]: (typeof factsOf)[K][Name] extends {
    written: infer Written extends z.ZodType
  }
    ? z.input<Written>
    : never
}

/** The facts of a stored item; without one, what is said when nothing is. */
export function toFactsFormValues(kind: Kind, item: object | undefined): FactsFormValues {
  const stored = item as Record<string, unknown> | undefined
  const facts: Record<string, Fact> = factsOf[kind]
  const currency = currencyOf(stored?.['priceFrom']) ?? usualCurrency
  const values = factNamesOf(kind).map((name) => [
    name,
    conversions[factOf(name).as].toFormValue(
      stored ? stored[name] : facts[name]?.fallback,
      currency,
    ),
  ])
  return Object.fromEntries(values) as FactsFormValues
}

/** The currency of a price, stored or as the form holds it. */
function currencyOf(price: unknown): string | undefined {
  return (price as { currency: string } | null | undefined)?.currency
}

/** The currency of the price in the form; undefined while no amount is typed. */
export function currencyOfPrice({ priceFrom }: FactsFormValues): string | undefined {
  const { amount } = (priceFrom ?? { amount: '' }) as { amount: unknown }
  return amount === '' ? undefined : currencyOf(priceFrom)
}

/** Returns the value to send of a fact that the form holds. */
function toFactPayload(name: FactName, value: unknown, currency = usualCurrency): unknown {
  const { toPayload } = conversions[factOf(name).as] as {
    toPayload: (value: unknown, currency: string) => unknown
  }
  return toPayload(value, currency)
}

export function toFactsPayload<K extends Kind>(kind: K, values: FactsFormValues): FactsPayload<K> {
  const currency = currencyOf(values.priceFrom)
  const written = factNamesOf(kind).map((name) => [
    name,
    toFactPayload(name, values[name], currency),
  ])
  return Object.fromEntries(written) as FactsPayload<K>
}

/** Facts of one name are the same in every kind that has it. */
const anyFacts: Record<string, Fact> = Object.assign({}, ...Object.values(factsOf))

/** A fact as it would be answered; undefined for one that is not known, or not right yet. */
export function knownFact(name: FactName, value: unknown, currency?: string): unknown {
  return anyFacts[name]?.written.safeParse(toFactPayload(name, value, currency)).data ?? undefined
}

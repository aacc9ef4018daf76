import type { z } from 'zod'
import type { Fact } from '#contract/catalogue/facts/fact.ts'
import { factNamesOf, factOf, type FactName, factsOf } from '#contract/catalogue/facts/facts.ts'
import type { Kind } from '#contract/base/kinds.ts'
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
  const values = factNamesOf(kind).map((name) => [
    name,
    conversions[factOf(name).as].toFormValue(stored ? stored[name] : facts[name]?.fallback),
  ])
  return Object.fromEntries(values) as FactsFormValues
}

/** Returns the value to send of a fact that the form holds. */
function toFactPayload(name: FactName, value: unknown): unknown {
  const { toPayload } = conversions[factOf(name).as] as {
    toPayload: (value: unknown) => unknown
  }
  return toPayload(value)
}

export function toFactsPayload<K extends Kind>(kind: K, values: FactsFormValues): FactsPayload<K> {
  const written = factNamesOf(kind).map((name) => [name, toFactPayload(name, values[name])])
  return Object.fromEntries(written) as FactsPayload<K>
}

/** Facts of one name are the same in every kind that has it. */
const anyFacts: Record<string, Fact> = Object.assign({}, ...Object.values(factsOf))

/** A fact as it would be answered; undefined for one that is not known, or not right yet. */
export function knownFact(name: FactName, value: unknown): unknown {
  return anyFacts[name]?.written.safeParse(toFactPayload(name, value)).data ?? undefined
}

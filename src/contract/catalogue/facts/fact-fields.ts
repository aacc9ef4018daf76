import { z } from 'zod'
import { month } from '#contract/base/dates/days.ts'
import type { Fact } from './fact.ts'
import { factsOf } from './facts.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { months, monthStates } from './seasons.ts'

type Facts<Of extends Kind> = (typeof factsOf)[Of]

/** The facts of a kind as it answers them. */
export type FactValues<Of extends Kind> = {
  [Name in keyof Facts<Of>]: Facts<Of>[Name] extends Fact<z.ZodType, infer Answered>
    ? z.output<Answered>
    : never
}

/** A schema for each fact of a kind. */
type SchemasOf<Of extends Kind, Side extends 'written' | 'answered'> = {
  [Name in keyof Facts<Of>]: Facts<Of>[Name] extends Record<Side, infer Schema> ? Schema : never
}

type DefaultsOf<Of extends Kind> = {
  [Name in keyof Facts<Of>]: Facts<Of>[Name] extends { written: infer Schema extends z.ZodType }
    ? z.ZodDefault<Schema>
    : never
}

function schemas<Schemas>(kind: Kind, schemaOf: (fact: Fact) => z.ZodType): Schemas {
  const named = Object.entries<Fact>(factsOf[kind]).map(([name, fact]) => [name, schemaOf(fact)])
  return Object.fromEntries(named) as Schemas
}

/** A kind's facts as an edit takes them: absent keeps, null clears. */
export function factFields<Of extends Kind>(kind: Of): SchemasOf<Of, 'written'> {
  return schemas(kind, (fact) => fact.written)
}

/** A kind's facts as adding takes them. */
export function factDefaults<Of extends Kind>(kind: Of): DefaultsOf<Of> {
  return schemas(kind, (fact) => fact.written.default(fact.fallback))
}

/** A kind's facts as answered. */
export function answeredFacts<Of extends Kind>(kind: Of): SchemasOf<Of, 'answered'> {
  return schemas(kind, (fact) => fact.answered)
}

/** The months of a circuit or package, which follow from what it is made of. */
export const answeredMonths = months.nullable()

/**
 * Lists of these kinds find what is ideal or good in a month, or departs then; with `includeFair` also what is possible,
 * after all others.
 */
export const inMonth = { month: month.optional(), includeFair: z.boolean().optional() }

/** The state of the month that a list asks for. */
export const answeredMonthState = z.enum(monthStates).optional()

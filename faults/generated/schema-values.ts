import fc from 'fast-check'
import { z } from 'zod'
import { candidates } from './candidates.ts'

type Schema = z.core.$ZodType

/**
 * The value of a naming field, ids above all: a placeholder that `References.fill` replaces. Undefined
 * of a field that is to hold what its schema takes.
 */
export type Reference = (field: string, isId: boolean) => fc.Arbitrary<string> | undefined

const kept = new Map<string, WeakMap<Schema, fc.Arbitrary<unknown>>>()

/** Fields deeper than this are left out where they may be. */
const depthMax = 7

/**
 * Values that a schema mostly accepts: rules that are code are met by chance, or by the candidates. `reference`
 * tells what ids name; `key` is of all schemas that share it.
 */
export function valuesOf(schema: Schema, key: string, reference: Reference): fc.Arbitrary<unknown> {
  let known = kept.get(key)
  if (!known) kept.set(key, (known = new WeakMap()))
  const given = known
  function of(each: Schema, field: string, depth: number): fc.Arbitrary<unknown> {
    const isText = each instanceof z.ZodString || each instanceof z.ZodStringFormat
    const named = isText ? reference(field, each.format === 'guid') : undefined
    if (named) return named
    const before = given.get(each)
    if (before) return before
    const made = make(each, (inner, name = field) => of(inner, name, depth + 1), depth)
    given.set(each, made)
    return made
  }
  function make(
    each: Schema,
    inner: (schema: Schema, name?: string) => fc.Arbitrary<unknown>,
    depth: number,
  ): fc.Arbitrary<unknown> {
    if (each instanceof z.ZodObject) return objectOf(each, inner, depth)
    if (each instanceof z.ZodOptional) return fc.option(inner(each.unwrap()), { nil: undefined })
    if (each instanceof z.ZodNullable) return fc.option(inner(each.unwrap()), { nil: null })
    if (each instanceof z.ZodDefault) return inner(each.unwrap())
    if (each instanceof z.ZodPipe) {
      const { in: before, out: after } = each.def
      return inner(before instanceof z.ZodTransform ? after : before)
    }
    if (each instanceof z.ZodArray) return arrayOf(each, inner(each.element))
    if (each instanceof z.ZodUnion) return fc.oneof(...each.options.map((option) => inner(option)))
    if (each instanceof z.ZodTuple) return fc.tuple(...each.def.items.map((item) => inner(item)))
    if (each instanceof z.ZodRecord) {
      return fc.dictionary(inner(each.keyType) as fc.Arbitrary<string>, inner(each.valueType), {
        maxKeys: 4,
      })
    }
    return keptScalarOf(each)
  }
  return of(schema, '', 0)
}

/** Required fields, and of the others none, a few, or about half. */
function objectOf(
  { shape }: z.ZodObject,
  inner: (schema: Schema, name: string) => fc.Arbitrary<unknown>,
  depth: number,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape)
  const isRequired = (schema: Schema) => !(schema as z.ZodType).safeParse(undefined).success
  const required = fields.filter(([, schema]) => isRequired(schema))
  const optional = fields.filter(([, schema]) => !isRequired(schema))
  const values = (some: typeof fields) =>
    Object.fromEntries(some.map(([name, schema]) => [name, inner(schema, name)]))
  const alone = fc.record(values(required))
  if (optional.length === 0 || depth > depthMax) return alone
  const all = fc.record(values(fields), { requiredKeys: required.map(([name]) => name) })
  const others = values(optional)
  const few = fc
    .subarray(Object.keys(others), { minLength: 1, maxLength: Math.min(3, optional.length) })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, others[name] ?? fc.constant(null)]))),
    )
  return fc.oneof(
    { arbitrary: alone, weight: 2 },
    { arbitrary: fc.tuple(alone, few).map(([one, more]) => ({ ...one, ...more })), weight: 4 },
    { arbitrary: all, weight: 1 },
  )
}

function arrayOf(schema: z.ZodArray, element: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 8 } = schema._zod.bag as { minimum?: number; maximum?: number }
  return fc.array(element, { minLength: minimum, maxLength: Math.min(maximum, minimum + 4) })
}

const scalars = new WeakMap<Schema, fc.Arbitrary<unknown>>()

function keptScalarOf(schema: Schema): fc.Arbitrary<unknown> {
  const made = scalars.get(schema) ?? scalarOf(schema)
  scalars.set(schema, made)
  return made
}

function scalarOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return textOf(schema)
  if (schema instanceof z.ZodNumber) return numberOf(schema)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodNull) return fc.constant(null)
  if (schema instanceof z.ZodDate) return fc.constantFrom(...candidates.moments)
  if (schema instanceof z.ZodUnknown) return fc.jsonValue({ maxDepth: 2 })
  return fc.constantFrom(...candidates.texts)
}

/** Those of the candidates that the schema takes, and texts as short and as long as it takes. */
function textOf(schema: z.ZodType): fc.Arbitrary<string> {
  const { minimum = 0, maximum = 40 } = schema._zod.bag as { minimum?: number; maximum?: number }
  const edges = [minimum, maximum].filter((length) => length <= 5_000)
  const tried = [...candidates.texts, ...edges.map((length) => 'ñ'.repeat(length))]
  const taken = tried.filter((text) => schema.safeParse(text).success)
  if (taken.length === 0) return fc.string({ minLength: minimum, maxLength: Math.min(maximum, 60) })
  return fc.oneof(
    { arbitrary: fc.constantFrom(...taken), weight: 12 },
    { arbitrary: fc.string({ maxLength: Math.min(maximum, 60), unit: 'binary' }), weight: 1 },
  )
}

function numberOf(schema: z.ZodNumber): fc.Arbitrary<number> {
  const { minValue, maxValue, isInt } = schema
  const min = Math.max(minValue ?? -1e9, Number.MIN_SAFE_INTEGER)
  const max = Math.min(maxValue ?? 1e9, Number.MAX_SAFE_INTEGER)
  const edges = fc.constantFrom(min, max)
  const small = Math.min(max, Math.max(min, 0) + 12)
  const usual = isInt
    ? fc.integer({ min: Math.max(min, Math.min(0, max)), max: Math.max(small, min) })
    : fc.constantFrom(
        ...[1, 2, 2.5, 4, 0.5, 10].filter((each) => schema.safeParse(each).success),
        min,
      )
  return fc.oneof({ arbitrary: usual, weight: 8 }, edges)
}

import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { operations } from '#contract/index.ts'
import { dateFields, type Operation } from '../operation.ts'

/** Direct parts of a schema without names. */
function innerOf(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return [schema.unwrap()]
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly) return [schema.unwrap()]
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodUnion) return schema.options
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right]
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  if (schema instanceof z.ZodTuple) return schema.def.items
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out]
  if (schema instanceof z.ZodLazy) return [schema.unwrap()]
  return []
}

const isDate = (schema: unknown): boolean =>
  schema instanceof z.ZodDate || innerOf(schema).some(isDate)

/** Every field that a schema names, with whether it is a date. */
function* fieldsOf(schema: unknown): Generator<[field: string, date: boolean]> {
  if (schema instanceof z.ZodObject) {
    for (const [field, value] of Object.entries(schema.shape)) {
      yield [field, isDate(value)]
      yield* fieldsOf(value)
    }
  }
  for (const inner of innerOf(schema)) yield* fieldsOf(inner)
}

const answered = Object.entries(operations).flatMap(([name, declared]: [string, Operation]) =>
  [...fieldsOf(declared.output)].map(([field, date]) => ({ name, field, date })),
)
const revived = new Set<string>(dateFields)

describe('the fields that callers revive to dates', () => {
  test('are all those that an answer may have', () => {
    const dates = answered.filter(({ date }) => date)
    expect(dates.filter(({ field }) => !revived.has(field))).toEqual([])
    expect(new Set(dates.map(({ field }) => field)).size).toBeGreaterThan(5)
  })

  test('hold nothing else in any answer', () => {
    expect(answered.filter(({ field, date }) => revived.has(field) && !date)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { operations } from '#contract/index.ts'
import { textFieldsOf } from './texts.ts'
import { kinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '../kinds/kind-operations.ts'

/** The fields of the entries that an operation takes or answers as `details`. */
function entryFields(schema: { shape: object }): string[] {
  const details: unknown = Reflect.get(schema.shape, 'details')
  let inner = details as { def: { innerType?: unknown; element?: unknown }; shape?: object }
  while (!inner.shape) inner = (inner.def.innerType ?? inner.def.element) as typeof inner
  return Object.keys(inner.shape)
}

describe('the texts of a kind', () => {
  it.each(kinds)('are those that operations of a %s take and answer', (kind) => {
    const names = operationsOfKind[kind]
    const fields = [...textFieldsOf(kind), 'lang']
    expect(entryFields(operations[names.add].input)).toEqual(fields)
    expect(entryFields(operations[names.edit].input)).toEqual(fields)
    expect(entryFields(operations[names.detail].output)).toEqual(fields)
  })

  it('are the same for circuits and packages, which share their schemas and their form', () => {
    expect(textFieldsOf('circuit')).toEqual(textFieldsOf('package'))
  })
})

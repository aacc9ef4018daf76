import { describe, expect, it } from 'vitest'
import { operations } from '#contract/index.ts'
import { textFieldsOf } from './details.ts'
import { furtherTextFieldsOf } from './further-texts.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'

/** The fields of the entries that an operation takes or answers as `details`. */
function entryFields(schema: { shape: object }): string[] {
  const details: unknown = Reflect.get(schema.shape, 'details')
  let inner = details as { def: { innerType?: unknown; element?: unknown }; shape?: object }
  while (!inner.shape) inner = (inner.def.innerType ?? inner.def.element) as typeof inner
  return Object.keys(inner.shape)
}

const cases = {
  destination: [
    operations.addDestination,
    operations.editDestination,
    operations.detailDestination,
  ],
  tour: [operations.addTour, operations.editTour, operations.detailTour],
  circuit: [operations.addCircuit, operations.editCircuit, operations.detailCircuit],
  package: [operations.addPackage, operations.editPackage, operations.detailPackage],
  hotel: [operations.addHotel, operations.editHotel, operations.detailHotel],
  incentive: [operations.addIncentive, operations.editIncentive, operations.detailIncentive],
} as const satisfies Record<Kind, unknown>

describe('the texts of a kind', () => {
  it.each(kinds)('are those that operations of a %s take and answer', (kind) => {
    const [add, edit, detail] = cases[kind]
    const fields = [...textFieldsOf(kind), ...furtherTextFieldsOf(kind), 'lang']
    expect(entryFields(add.input)).toEqual(fields)
    expect(entryFields(edit.input)).toEqual(fields)
    expect(entryFields(detail.output)).toEqual(fields)
  })

  it('are the same for circuits and packages, which share their schemas and their form', () => {
    expect(textFieldsOf('circuit')).toEqual(textFieldsOf('package'))
    expect(furtherTextFieldsOf('circuit')).toEqual(furtherTextFieldsOf('package'))
  })
})

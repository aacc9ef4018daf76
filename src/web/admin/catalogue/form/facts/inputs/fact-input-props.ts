import type { WholeField } from '#web/admin/kit/form/fields/whole-field.ts'

/** Props of a fact's input. */
export interface FactInputProps<Value> extends WholeField<Value> {
  label: string
  /** A sentence of help, and an example. */
  help: string
  min: number | undefined
  /** The largest number, or the most characters. */
  max: number | undefined
  /** The currency of the item's price; undefined while there is no price. */
  currency: string | undefined
}

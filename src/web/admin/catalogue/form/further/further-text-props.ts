import type { Language } from '#contract/base/languages/languages.ts'
import type { WholeField } from '#web/admin/kit/form/fields/whole-field.ts'

/** Props of a further text's input. */
export interface FurtherTextProps<Value> extends WholeField<Value> {
  label: string
  /** A sentence of help, and an example. */
  help: string
  lang: Language
}

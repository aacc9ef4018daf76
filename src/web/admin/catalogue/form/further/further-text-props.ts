import type { Language } from '#contract/base/languages/languages.ts'
import type { WholeField } from '#web/admin/kit/form/fields/whole-field.ts'

/** What the input of a further text is given. */
export interface FurtherTextProps<Value> extends WholeField<Value> {
  label: string
  /** A sentence of help, and an example. */
  help: string
  lang: Language
}

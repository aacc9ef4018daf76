import type { Language } from '#contract/base/languages/languages.ts'
import type { WholeField } from '#web/admin/kit/form/fields/whole-field.ts'

/** Props of a text's input. */
export interface TextProps<Value> extends WholeField<Value> {
  label: string
  /** A sentence of help, and an example; '' for texts that explain themselves. */
  help: string
  lang: Language
  required: boolean
  /** Characters of the text, or of each entry. */
  maxLength: number
  /** Entries. */
  max: number
}

import type { Language } from '#contract/base/languages/languages.ts'

/** Suffix of the name of a copy. */
export const copySuffix: Record<Language, string> = {
  es: ' (copia)',
  en: ' (copy)',
  pt: ' (cópia)',
}

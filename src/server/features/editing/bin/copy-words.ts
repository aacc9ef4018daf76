import type { Language } from '#contract/languages.ts'

/** What stands behind the name of a copy. */
export const copyWords: Record<Language, string> = {
  es: ' (copia)',
  en: ' (copy)',
  pt: ' (cópia)',
}

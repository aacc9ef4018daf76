import type { Language } from '#contract/base/languages/languages.ts'
import { type TextLanguage, textLanguageOf } from '#texts/languages.ts'
import type { AdminTexts } from '#texts/texts.ts'

const loaders: Record<TextLanguage, () => Promise<AdminTexts>> = {
  en: async () => (await import('#texts/en/ui/admin.ts')).admin,
  es: async () => (await import('#texts/es/ui/admin.ts')).admin,
  pt: async () => (await import('#texts/pt/ui/admin.ts')).admin,
}

/** A language's texts for the panel. */
export function loadAdminTexts(language: Language): Promise<AdminTexts> {
  return loaders[textLanguageOf(language)]()
}

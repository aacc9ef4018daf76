import { countryName } from '#web/shared/i18n/formats.ts'
import type { Language } from '#contract/base/languages/languages.ts'

/** "Madrid, Spain". */
export function placeOf(
  { city, country }: { city: string | null; country: string },
  language: Language,
): string {
  return [city, countryName(country, language)].filter(Boolean).join(', ')
}

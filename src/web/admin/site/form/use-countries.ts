import { useMemo } from 'react'
import { countryCodes } from '#contract/catalogue/places/world.ts'
import { countryName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

/** All countries by their names in the panel's language, as selects take them. */
export function useCountries(): { value: string; label: string }[] {
  const language = useLanguage()
  return useMemo(
    () =>
      [...countryCodes]
        .map((code) => ({ value: code, label: countryName(code, language) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [language],
  )
}

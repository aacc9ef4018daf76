import { useMemo } from 'react'
import { isLanguageOfPersons } from '#contract/catalogue/places/world.ts'
import { languageName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
let codes: string[] | undefined

/** Every language that people speak, by its code. */
function languageCodes(): string[] {
  codes ??= letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => isLanguageOfPersons(code))
  return codes
}

/** All languages that people speak, by their names in the panel's language, as selects take them. */
export function usePersonLanguages(): { value: string; label: string }[] {
  const language = useLanguage()
  return useMemo(
    () =>
      languageCodes()
        .map((code) => ({ value: code, label: languageName(code, language) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [language],
  )
}

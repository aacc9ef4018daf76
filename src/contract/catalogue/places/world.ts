import { iso31661 } from 'iso-3166'
import { z } from 'zod'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { messages } from '#contract/base/text/messages.ts'

// What the world's own lists have; they come with the engine.

/** An IANA time zone, such as America/Argentina/Ushuaia. */
export function isTimeZone(name: string): boolean {
  // An offset is taken too, but is no zone.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

let languageNames: Intl.DisplayNames | undefined

/** An ISO 639-1 code, in small letters. */
export function isLanguageOfPersons(code: string): boolean {
  languageNames ??= new Intl.DisplayNames(fallbackLanguage, { type: 'language', fallback: 'none' })
  return (
    /^[a-z]{2}$/.test(code) && !withdrawnCodes.has(code) && languageNames.of(code) !== undefined
  )
}

/** Codes that ISO 639-1 has given up and engines still name; Serbo-Croatian is three languages there. */
const withdrawnCodes: ReadonlySet<string> = new Set(['bh', 'in', 'iw', 'ji', 'jw', 'mo', 'sh'])

/** Every ISO 3166-1 alpha-2 code, in capitals. */
export const countryCodes: ReadonlySet<string> = new Set(iso31661.map(({ alpha2 }) => alpha2))

/** An ISO 3166-1 alpha-2 code, in capitals. */
export const country = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => countryCodes.has(code), { error: messages.invalid })
  .meta({ examples: ['AR'] })

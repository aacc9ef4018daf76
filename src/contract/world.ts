import { fallbackLanguage } from './languages.ts'

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
  return /^[a-z]{2}$/.test(code) && languageNames.of(code) !== undefined
}

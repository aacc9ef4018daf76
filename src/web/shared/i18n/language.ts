import { isLanguage, type Language } from '#contract/base/languages/languages.ts'

/** Name of the local-storage key and of the cookie that mirrors it (requirements §9.2). */
export const languageKey = 'language'

/** The language segment that an address begins with, if it does. */
export function languageInPath(pathname: string): Language | undefined {
  const segment = pathname.split('/')[1]?.replace(/\.data$/, '')
  return isLanguage(segment) ? segment : undefined
}

/** Keeps the visitor's choice in local storage and in the cookie that the server reads. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Storage may be closed to us (private windows); the cookie is enough then.
  }
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`
}

import { fallbackLanguage, isLanguage, type Language } from '#contract/base/languages/languages.ts'

/** Name of the local-storage key and of the cookie that mirrors it (requirements §9.2). */
export const languageKey = 'language'

/** The language segment that an address begins with, if it does. */
export function languageInPath(pathname: string): Language | undefined {
  const segment = pathname.split('/')[1]?.replace(/\.data$/, '')
  return isLanguage(segment) ? segment : undefined
}

interface Preferences {
  pathname: string
  cookie: string | undefined
  /** The browser's preferred one of our languages. */
  accepted: Language | undefined
}

/** Address, else the visitor's choice, else the browser's languages, else English. */
export function pickLanguage({ pathname, cookie, accepted }: Preferences): Language {
  return languageInPath(pathname) ?? languageInCookie(cookie) ?? accepted ?? fallbackLanguage
}

function languageInCookie(cookie = ''): Language | undefined {
  const pair = cookie.split(';').find((entry) => entry.trim().startsWith(`${languageKey}=`))
  const value = pair?.split('=')[1]?.trim()
  return isLanguage(value) ? value : undefined
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

import { languageKey } from './language.ts'

/**
 * Runs in the page's head before anything is painted. What local storage keeps counts more than the cookie, which
 * browsers may drop: an address without a language is then asked for again, with the cookie as it should be.
 * The first visit keeps what it was answered in. It is sent as text, so it refers to nothing outside itself.
 */
function restoreLanguage(key: string): void {
  try {
    const { lang, dataset } = document.documentElement
    const known = (dataset['languages'] ?? '').split(' ')
    const shown = lang.slice(0, 2)
    const stored = localStorage.getItem(key)
    const kept = stored !== null && known.includes(stored) ? stored : shown
    localStorage.setItem(key, kept)
    const pair = `${key}=${kept}`
    document.cookie = `${pair}; path=/; max-age=31536000; samesite=lax`
    const named = known.includes(location.pathname.split('/')[1] ?? '')
    if (!named && kept !== shown && document.cookie.split('; ').includes(pair)) location.reload()
  } catch {
    // Storage may be closed to us (private windows): the browser's languages decide each time.
  }
}

/** That script's text, without the indentation that every page would carry. */
export const restoringScript = `(${restoreLanguage.toString().replaceAll(/\n\s+/g, '\n')})(${JSON.stringify(languageKey)})`

import { publicLanguages, type SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { isLanguage, type Language } from '#contract/base/languages/languages.ts'
import { languageInPath, languageKey } from './language.ts'

interface Preferences {
  pathname: string
  cookie: string | undefined
  /** The browser's preferred one of our languages. */
  accepted: Language | undefined
  languages: SiteLanguages
}

/** Returns the first public language of the address, else the visitor's choice, else the browser's languages, else the site's default. */
export function pickLanguage({ pathname, cookie, accepted, languages }: Preferences): Language {
  const shown = publicLanguages(languages)
  const wanted = [languageInPath(pathname), languageInCookie(cookie), accepted]
  return wanted.find((each) => each && shown.includes(each)) ?? languages.default
}

function languageInCookie(cookie = ''): Language | undefined {
  const pair = cookie.split(';').find((entry) => entry.trim().startsWith(`${languageKey}=`))
  const value = pair?.split('=')[1]?.trim()
  return isLanguage(value) ? value : undefined
}

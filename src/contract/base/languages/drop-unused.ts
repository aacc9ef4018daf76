import { isLanguage, type Language } from './languages.ts'
import { languagesInUse, type SiteLanguages } from './languages-in-use.ts'

/** Content without texts in languages out of use, and the codes of these languages. */
export interface TextsInUse<Content> {
  content: Content
  ignored: Language[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/**
 * Drops texts in languages out of use from content that was stored before: drafts, versions and sheets. Such texts
 * are entries of lists with a `lang`, and values of objects whose keys are all codes of languages.
 */
export function dropUnused<Content>(
  content: Content,
  site: Pick<SiteLanguages, 'list'>,
): TextsInUse<Content> {
  const inUse: readonly string[] = languagesInUse(site)
  const ignored = new Set<Language>()
  const isKept = (code: unknown) => {
    if (!isLanguage(code) || inUse.includes(code)) return true
    ignored.add(code)
    return false
  }
  const drop = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.filter((each) => !isRecord(each) || isKept(each['lang'])).map(drop)
    }
    if (!isRecord(value)) return value
    const isByLanguage = Object.keys(value).every(isLanguage)
    const entries = Object.entries(value).filter(([key]) => !isByLanguage || isKept(key))
    return Object.fromEntries(entries.map(([key, each]) => [key, drop(each)]))
  }
  return { content: drop(content) as Content, ignored: [...ignored] }
}

/** Whether a column of a sheet holds texts in a language out of use: `name.pt`. */
export function isColumnOutOfUse(name: string, site: Pick<SiteLanguages, 'list'>): boolean {
  const code = name.slice(name.lastIndexOf('.') + 1)
  return isLanguage(code) && !languagesInUse(site).includes(code)
}

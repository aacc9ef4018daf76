import Negotiator from 'negotiator'
import { isLanguage, type Language } from '#contract/base/languages/languages.ts'

/** The site's language that an Accept-Language header likes best, if it names one. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  return new Negotiator({ headers: { 'accept-language': header } })
    .languages()
    .map((tag) => tag.split('-')[0]?.toLowerCase())
    .find(isLanguage)
}

import Negotiator from 'negotiator'
import type { Language } from '#contract/base/languages/languages.ts'

/** The language of `languages` that an Accept-Language header likes best, if it names one. */
export function acceptedLanguage(
  header: string | undefined,
  languages: readonly Language[],
): Language | undefined {
  return new Negotiator({ headers: { 'accept-language': header } })
    .languages()
    .map((tag) => tag.split('-')[0]?.toLowerCase())
    .find((code): code is Language => languages.some((each) => each === code))
}

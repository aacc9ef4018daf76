import Negotiator from 'negotiator'
import { publicLanguages, type SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { agencyLanguage, type Language } from '#contract/base/languages/languages.ts'

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

interface Asked {
  request: { acceptLanguage: string | undefined }
  languages: SiteLanguages
}

/** The public language that a call's header likes best; the agency's where it names none. */
export function callLanguage({ request, languages }: Asked): Language {
  return acceptedLanguage(request.acceptLanguage, publicLanguages(languages)) ?? agencyLanguage
}

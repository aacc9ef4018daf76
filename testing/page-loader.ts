import type { RouterContextProvider } from 'react-router'
import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { Caller } from '#contract/index.ts'
import { loadTexts } from '#web/shared/i18n/texts.ts'
import { createPageContext } from '#web/page-context.ts'

interface LoaderInput {
  caller: Caller
  language: Language
  /** The page's address, its query included. */
  address: string
  params?: Record<string, string>
  /** The languages of the site, if they differ from a new one's. */
  languages?: SiteLanguages
  /** The agency's day, `YYYY-MM-DD`. */
  today?: string
}

/** The arguments of a public page's loader for a visitor's request. */
export async function loaderArgs({
  caller,
  language,
  address,
  params = {},
  languages,
  today = '2026-01-01',
}: LoaderInput) {
  await loadTexts(language)
  const url = 'https://travel.example'
  const context: RouterContextProvider = await createPageContext({
    caller,
    language,
    site: {
      ...unknownSite,
      name: 'Ñandú',
      url,
      mapStyleUrl: null,
      ...(languages && { languages }),
    },
    today,
    report: (error) => {
      throw error
    },
  })
  const request = new Request(url + address)
  return { context, params: { lang: language, ...params }, request } as never
}

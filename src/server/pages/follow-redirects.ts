import { inOtherLanguage, isPanel, withoutLanguage } from '#contract/base/addresses/addresses.ts'
import { type ParsedPage, parsePage } from '#contract/base/addresses/page-address.ts'
import { languageInSource, parseSource } from '#contract/base/addresses/redirect-source.ts'
import { publicLanguages, type SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { RedirectTarget } from '#contract/site/redirects/redirects.ts'
import type { FindRedirect } from '#server/platform/site/redirects/redirect-index.ts'
import { pagePathOf } from '#server/platform/site/redirects/write-redirect.ts'

/** The end of a redirect: an address, or the answer in place of a target that has no page. */
export type Destination<Answer> = { id: string } & ({ location: string } | { answer: Answer })

interface Ways<Answer> {
  find: FindRedirect
  languages: SiteLanguages
  /** The answer at an address of a public page. */
  answerAt: (address: string) => Promise<Answer>
  /** Returns whether that answer says that there is no page. */
  isMissing: (answer: Answer) => boolean
}

/** Redirects that lead to redirects are followed for so long; none that leads back is stored. */
const hopsMax = 10

/**
 * Follows the redirect of an address to its end, so that the visitor makes one hop (requirements §5.23). A target
 * without a page answers by itself. Undefined where the address has no redirect.
 */
export async function followRedirects<Answer>(
  address: string,
  { find, languages, answerAt, isMissing }: Ways<Answer>,
): Promise<Destination<Answer> | undefined> {
  const first = await find(address)
  if (!first) return undefined
  const { id } = first
  const asked = languageInSource(parseSource(address))
  let { to } = first
  for (let hop = 1; ; hop += 1) {
    const location = locationOf(to, asked, languages)
    if (!location.startsWith('/')) return { id, location }
    const { name, audience } = pageAt(location)
    const isPublicPage = audience !== 'private' && name !== 'file' && name !== 'unknown'
    const answer = isPublicPage ? await answerAt(location) : undefined
    if (answer !== undefined && !isMissing(answer)) return { id, location }
    const next = hop < hopsMax && audience !== 'private' ? await find(location) : undefined
    if (!next) return answer === undefined ? { id, location } : { id, answer }
    to = next.to
  }
}

const anySite = 'https://site.example'

const pageAt = (address: string): ParsedPage => parsePage(new URL(anySite + address))

/** A target in the language of the asked address, else in its own, else in the site's. */
function locationOf(
  to: RedirectTarget,
  asked: Language | undefined,
  languages: SiteLanguages,
): string {
  const isShown = (language: Language | undefined): language is Language =>
    language !== undefined && publicLanguages(languages).includes(language)
  if (typeof to !== 'string') {
    return `/${isShown(asked) ? asked : languages.default}${pagePathOf(to.kind, to.id)}`
  }
  if (!to.startsWith('/')) return to
  const { pathname, search, hash } = new URL(anySite + to)
  const { name, language: own } = pageAt(pathname)
  const hasLanguage = name !== 'file' && name !== 'unknown' && !pathname.endsWith('.data')
  if (!hasLanguage || isPanel(withoutLanguage(pathname))) return pathname + search + hash
  const language = [asked, own].find(isShown) ?? languages.default
  return inOtherLanguage(pathname, language) + search + hash
}

import type { SiteAnswer } from '#contract/site/identity/site.ts'
import { createContext, data, RouterContextProvider } from 'react-router'
import type { Language } from '#contract/base/languages/languages.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Caller, OperationName } from '#contract/index.ts'
import type { FlatTexts } from '#contract/base/languages/text-tree.ts'
import { withSections } from '#web/public/site/trust/sections.ts'
import { translateWith } from '#web/shared/i18n/texts.ts'
import type { Translate } from '#texts/translate.ts'

/** Context of every loader beside its request. */
export interface PageContext {
  /** Anonymous, in process; what is missing or hidden becomes the 404 page. */
  caller: Caller
  language: Language
  t: Translate
  /** The agency's own texts, by key; undefined where they cannot be read. */
  customTexts: FlatTexts | undefined
  site: Site
  /** `YYYY-MM-DD` where the agency is: prices lapse, and departures pass. */
  today: string
  /** Nonce of this answer's inline scripts; undefined where all of them are constant. */
  nonce?: string | undefined
  /** Tells the host's log about an error that no page expected. */
  report: (error: unknown) => void
}

/** The operator's identity in its public fields. */
export interface Site extends SiteAnswer {
  /** Public address without a slash at the end. */
  url: string
  /** The style of maps that visitors may open; null: there are none. */
  mapStyleUrl: string | null
  languages: SiteLanguages
}

export const pageContext = createContext<PageContext>()

type PageContextParts = Omit<PageContext, 't' | 'customTexts'>

/** The context of one page request; the server calls it through the build, so that the key is the bundle's own. */
export async function createPageContext(parts: PageContextParts): Promise<RouterContextProvider> {
  const provider = new RouterContextProvider()
  const customTexts = await readCustomTexts(parts)
  const t = translateWith(customTexts, parts.language)
  const shown = withSections(parts.caller, parts.site.sections)
  provider.set(pageContext, { ...parts, caller: withPageFailures(shown), t, customTexts })
  return provider
}

/** A page that cannot read them still says what the product ships: it may be the one that says so. */
async function readCustomTexts({ caller, language, report }: PageContextParts) {
  try {
    return (await caller('getTexts', { lang: language })).texts
  } catch (error) {
    report(error)
    return undefined
  }
}

const pageStatuses: Record<string, number> = {
  NOT_FOUND_ERROR: 404,
  INVALID_DATA_ERROR: 404,
  TOO_MANY_REQUESTS_ERROR: 429,
}

/** An address with a malformed id is as unknown as one with a stranger's. */
function withPageFailures(caller: Caller): Caller {
  return async (name, ...rest) => {
    try {
      return await caller(name, ...rest)
    } catch (failure) {
      const status = failure instanceof Error ? pageStatuses[failure.name] : undefined
      const kind = landingKinds.get(name)
      if (status === 404 && kind) await throwWithdrawn(caller, kind, rest[0])
      if (status === 404 && ofLinks.has(name)) throw data({ isLostLink: true }, { status })
      throw status ? data(null, { status }) : failure
    }
  }
}

/** The kind of each operation that a page of an item reads it by. */
const landingKinds = new Map<OperationName, Kind>(
  kinds.map((kind) => [operationsOfKind[kind].landingDetail, kind]),
)

/** Operations of pages whose address is a mailed link: a visitor may ask for another one. */
const ofLinks = new Set<OperationName>(['getRequest', 'getProposal'])

/** Throws the 410 page where an item was public once; without its alternatives it is as unknown as any. */
async function throwWithdrawn(caller: Caller, kind: Kind, payload: unknown): Promise<void> {
  const { id } = payload as { id: string }
  const found = await caller('getAlternatives', { kind, id }).catch(() => undefined)
  if (found) throw data({ withdrawn: found.list }, { status: 410 })
}

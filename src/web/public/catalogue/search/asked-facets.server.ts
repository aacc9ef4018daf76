import { paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import { tagName, type TagNames, themePath } from '../tags/place-name.ts'

/** Something that a keyword says, and the search without it. */
export interface AskedFacet {
  label: string
  /** The label's language, where it is not the page's. */
  lang?: Language | undefined
  /** The page of all that fits it; a month in which nothing is good has none. */
  to?: string | undefined
  /** The same search without it. */
  without: string
  /** Number of items that match all of the search without it, where none matches all of it. */
  left?: number | undefined
}

interface FacetContext {
  language: Language
  tagNames: TagNames
  /** The months that have a page. */
  monthPages: readonly number[]
}

type Results = Pick<AnswerOf<'getSearchResults'>, 'asked' | 'facets'>

type Asked = Results['asked'][number]

/**
 * Returns the facets that were read out of a keyword, to be shown and taken away. Places appear only where nothing
 * matches all: elsewhere the results say them.
 */
export function toAskedFacets({ asked, facets }: Results, context: FacetContext): AskedFacet[] {
  return asked
    .filter(({ kind }) => kind !== 'place' || facets.length > 0)
    .map((facet) => ({
      ...describe(facet, context),
      without: paths.search(context.language, facet.rest),
      left: facets.find((each) => isSame(each, facet))?.without,
    }))
}

function describe(facet: Asked, { language, tagNames, monthPages }: FacetContext) {
  const { words } = facet
  if (facet.kind === 'month') {
    const to = monthPages.includes(facet.value) ? paths.when(language, facet.value) : undefined
    return { label: monthName(facet.value, language), to }
  }
  if (facet.kind === 'days') return { label: words, to: paths.list(language, 'circuits') }
  if (facet.kind === 'place') return { label: words }
  const { name, lang } = tagName(tagNames, facet.value)
  return { label: name, lang, to: themePath(tagNames, language, facet.value) }
}

function isSame(one: Pick<Asked, 'kind' | 'value'>, other: Pick<Asked, 'kind' | 'value'>): boolean {
  if (one.kind !== other.kind) return false
  const keyOf = ({ value }: Pick<Asked, 'value'>) => (value instanceof Object ? value.id : value)
  return keyOf(one) === keyOf(other)
}

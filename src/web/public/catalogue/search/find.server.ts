import { kindFacts, plainKinds } from '#contract/base/kinds.ts'
import { publicLimits } from '#contract/base/public-limits.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { PageContext } from '#web/page-context.ts'
import { readCatalogue } from '../places/read-catalogue.server.ts'
import { fitsKeyword } from './keyword-facets.server.ts'
import type { ReadKeyword } from './read-keyword.server.ts'
import { similarityMin } from './result-groups.ts'

type Results = AnswerOf<'getSearchResults'>

/**
 * Finds items by a keyword out of which months, lengths and themes were read. If nothing else was typed, a month or a
 * length looks through the whole catalogue; themes alone are searched for as they were typed.
 */
export async function find(
  keyword: string,
  read: ReadKeyword,
  { caller, language }: Pick<PageContext, 'caller' | 'language'>,
): Promise<Results> {
  const onlyThemes = read.rest === '' && read.months.length === 0 && read.days === null
  const words = onlyThemes ? keyword : read.rest
  const results = words
    ? await caller('getSearchResults', {
        keyword: words,
        lang: language,
        limit: publicLimits.searchLimitMax,
        threshold: similarityMin,
        brief: true,
      })
    : await wholeCatalogue(caller)
  if (onlyThemes) return results
  const fits = (item: Parameters<typeof fitsKeyword>[0]) => fitsKeyword(item, read)
  return {
    ...results,
    destinations: results.destinations.filter(fits),
    circuits: results.circuits.filter(fits),
    packages: results.packages.filter(fits),
    tours: results.tours.filter(fits),
    // Hotels and plain kinds have no months and no length.
    ...(read.months.length > 0 || read.days !== null ? withoutLength : {}),
  }
}

const withoutLength = Object.fromEntries(
  (['hotel', ...plainKinds] as const).map((kind) => [kindFacts[kind].plural, []]),
)

async function wholeCatalogue(caller: PageContext['caller']): Promise<Results> {
  const all = await readCatalogue(caller)
  const found = Object.entries(all).map(([kind, items]) => [
    kind,
    items.map((item) => ({ ...item, because: 'name' as const })),
  ])
  return { suggestion: null, ...(Object.fromEntries(found) as Omit<Results, 'suggestion'>) }
}

import { and, asc, desc, eq, gte, lte, max, sql, sum } from 'drizzle-orm'
import type { missedSearchOperations } from '#contract/editing/missed-searches.ts'
import { notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { missedSearches } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { searchTextsIn } from './indexing/search-texts.ts'
import { findSuggestion } from './suggestion.ts'

const { keyword, lang, day, count } = missedSearches

export const missedSearchHandlers: HandlersOf<keyof typeof missedSearchOperations> = {
  async listMissedSearches({ tx, services }, { from, to, limit = limits.listMax, ...wanted }) {
    const total = sum(count).mapWith(Number)
    const lastOn = max(day)
    const rows = await tx
      .select({ keyword, lang, count: total, lastOn })
      .from(missedSearches)
      .where(
        and(
          from === undefined ? undefined : gte(day, from),
          to === undefined ? undefined : lte(day, to),
          wanted.lang && eq(lang, wanted.lang),
        ),
      )
      .groupBy(keyword, lang)
      .orderBy(desc(total), desc(lastOn), asc(keyword), asc(lang))
      .limit(limit)
    const list = []
    for (const row of rows) {
      const texts = await searchTextsIn(services, tx, row.lang)
      const suggestion = findSuggestion(texts.terms, row.keyword)
      list.push({ ...row, lastOn: row.lastOn ?? '', suggestion })
    }
    return { list }
  },

  dismissMissedSearch: {
    /** Writes the searches in memory first: they were missed before the dismissal. */
    async prepare({ services }, { keyword: dismissed, lang: of }) {
      await services.missedSearches.write()
      return async ({ tx }) => {
        const gone = await tx
          .delete(missedSearches)
          .where(and(sql`${keyword} = search_fold(${dismissed})`, eq(lang, of)))
          .returning({ day })
        if (gone.length === 0) throw notFound()
      }
    },
  },
}

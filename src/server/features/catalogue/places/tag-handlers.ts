import { eq, sql } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { tagOperations } from '#contract/catalogue/places/tag-operations.ts'
import { catalogueItems, tagNames, visibleItems } from '#server/platform/db/schema/index.ts'
import { queryRows } from '#server/platform/db/transaction.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { defaultAliasesOf } from '../search/words/default-aliases.ts'

export const tagHandlers: HandlersOf<keyof typeof tagOperations> = {
  async listTags({ tx }, { keyword = '', limit = limits.listMax }) {
    const list = await queryRows<Omit<AnswerOf<'listTags'>['list'][number], 'defaultAliases'>>(
      tx,
      sql`
        select tag, coalesce(names, '{}') as names, to_json(aliases) as aliases, uses
        from (
          select tag, count(*)::integer as uses
          from ${catalogueItems}, unnest(${catalogueItems.tags}) as tag
          group by tag
        ) as used
        left join ${tagNames} using (tag)
        cross join lateral (
          select concat_ws(chr(10), tag, string_agg(value, chr(10))) as texts from jsonb_each_text(names)
        ) as called
        where strpos(fold(texts), fold(${keyword})) > 0
        order by fold(tag), tag
        limit ${limit}`,
    )
    return {
      list: list.map((row) => ({
        ...row,
        defaultAliases: [...defaultAliasesOf(row.tag, Object.values(row.names))],
      })),
    }
  },

  async getTagNames({ tx }) {
    const list = await queryRows<AnswerOf<'getTagNames'>['list'][number]>(
      tx,
      sql`
        select tag, coalesce(names, '{}') as names
        from (
          select distinct unnest(${catalogueItems.tags}) as tag
          from ${catalogueItems} join ${visibleItems} on ${visibleItems.id} = ${catalogueItems.id}
        ) as shown
        left join ${tagNames} using (tag)
        order by fold(tag), tag`,
    )
    return { list }
  },

  /** Names and aliases that are left out stay; without any the tag is as one that was never named. */
  async editTag({ tx }, { tag, names, aliases }) {
    const uses = await tx.$count(catalogueItems, sql`${catalogueItems.tags} @> array[${tag}]`)
    if (uses === 0) throw notFound()
    const given = { ...(names && { names }), ...(aliases !== undefined && { aliases }) }
    const [row] = await tx
      .insert(tagNames)
      .values({ tag, ...given })
      .onConflictDoUpdate({ target: tagNames.tag, set: { tag, ...given } })
      .returning()
    const kept = row?.names ?? {}
    if (Object.keys(kept).length === 0 && row?.aliases === null) {
      await tx.delete(tagNames).where(eq(tagNames.tag, tag))
    }
    return { tag, names: kept }
  },
}

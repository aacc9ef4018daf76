import { eq, sql } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { tagOperations } from '#contract/catalogue/places/tag-operations.ts'
import { catalogueItems, tagNames, visibleItems } from '#server/platform/db/schema/index.ts'
import { queryRows } from '#server/platform/db/transaction.ts'
import type { HandlersOf } from '#server/api/context.ts'

export const tagHandlers: HandlersOf<keyof typeof tagOperations> = {
  async listTags({ tx }, { keyword = '', limit = limits.listMax }) {
    const list = await queryRows<AnswerOf<'listTags'>['list'][number]>(
      tx,
      sql`
        select tag, coalesce(names, '{}') as names, uses
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
    return { list }
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

  /** Names that are left out stay; without any the tag is as one that was never named. */
  async editTag({ tx }, { tag, names }) {
    const uses = await tx.$count(catalogueItems, sql`${catalogueItems.tags} @> array[${tag}]`)
    if (uses === 0) throw notFound()
    const ofTag = eq(tagNames.tag, tag)
    if (names === undefined) {
      const [kept] = await tx.select().from(tagNames).where(ofTag)
      return kept ?? { tag, names: {} }
    }
    if (Object.keys(names).length === 0) await tx.delete(tagNames).where(ofTag)
    else {
      await tx
        .insert(tagNames)
        .values({ tag, names })
        .onConflictDoUpdate({ target: tagNames.tag, set: { names } })
    }
    return { tag, names }
  },
}

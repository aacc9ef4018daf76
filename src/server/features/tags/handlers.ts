import { count, sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import type { tagOperations } from '#contract/tags.ts'
import { catalogueItems } from '#server/db/schema/index.ts'
import type { HandlersOf } from '#server/operations/context.ts'

export const tagHandlers: HandlersOf<keyof typeof tagOperations> = {
  async listTags({ tx }, { keyword = '', limit = limits.listMax }) {
    const own = tx
      .select({ tag: sql<string>`unnest(${catalogueItems.tags})`.as('tag') })
      .from(catalogueItems)
      .as('own')
    const list = await tx
      .select({ tag: own.tag, uses: count() })
      .from(own)
      .where(keyword ? sql`strpos(fold(${own.tag}), fold(${keyword})) > 0` : undefined)
      .groupBy(own.tag)
      .orderBy(sql`fold(${own.tag})`, own.tag)
      .limit(limit)
    return { list }
  },
}

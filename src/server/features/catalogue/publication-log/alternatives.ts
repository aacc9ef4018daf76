import { sql } from 'drizzle-orm'
import { alternativesMax, type alternativeOperations } from '#contract/catalogue/alternatives.ts'
import { notFound } from '#contract/base/failures.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { queryRows } from '#server/platform/db/transaction.ts'
import { goneKeptDays } from './rebuild.ts'

/** Number of values that two columns of lists have in common. */
const shared = (column: string) => {
  const [one, other] = [sql.raw(`gone.${column}`), sql.raw(`other.${column}`)]
  return sql`(select count(*) from unnest(${one}) value where value = any(${other}))`
}

export const alternativeHandlers: HandlersOf<keyof typeof alternativeOperations> = {
  /** @throws NOT_FOUND_ERROR for a public item, one that never was, and one that is gone for longer */
  async getAlternatives({ tx, now }, { kind, id }) {
    const oldest = new Date(now.getTime() - goneKeptDays * 24 * 60 * 60 * 1000).toISOString()
    const known = await queryRows(
      tx,
      sql`select from shown_items where item_id = ${id}::uuid and kind = ${kind} and not shown
        and changed_at >= ${oldest}::timestamptz`,
    )
    if (known.length === 0) throw notFound()
    const list = await queryRows<AnswerOf<'getAlternatives'>['list'][number]>(
      tx,
      sql`select other.kind, other.item_id as id, (
          select json_agg(json_build_object('name', d.name, 'lang', d.lang) order by d.position)
          from item_details d where d.item_id = other.item_id
        ) as details
        from shown_items gone
        join shown_items other on other.shown and other.item_id <> gone.item_id
        join visible_items v on v.id = other.item_id and v.kind = other.kind
        where gone.item_id = ${id}::uuid
        order by other.kind = gone.kind desc, ${shared('tags')} desc, ${shared('months')} desc,
          ${shared('places')} desc, other.item_id
        limit ${alternativesMax}`,
    )
    return { list }
  },
}

import { type SQL, sql } from 'drizzle-orm'
import { Failure, type Gone } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { preferred } from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'

/** A thing that an item belongs to or leads to: its path in the payload, its kind, and its id. */
export type Reference = Pick<Gone, 'path' | 'kind' | 'id'>

/** Categories and regions have tables of their own; all else is an item. */
function namesQuery(kind: Reference['kind'], ids: string[]): SQL {
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  if (kind === 'category')
    return sql`select id, name from categories where id in (${list}) for key share`
  if (kind === 'region')
    return sql`select id, name from regions where id in (${list}) for key share`
  return sql`select id, coalesce((
      select name from item_details where item_id = i.id order by ${preferred(agencyLanguage)} limit 1
    ), '') as name
    from catalogue_items i where id in (${list}) and kind = ${kind} for key share of i`
}

/** Returns the existing things among the references, by id, with their names; these stay until the transaction ends. */
export async function readNames(
  tx: Tx,
  references: readonly Reference[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [kind, named] of Map.groupBy(references, (reference) => reference.kind)) {
    const ids = [...new Set(named.map(({ id }) => id))]
    const rows = await queryRows<{ id: string; name: string }>(tx, namesQuery(kind, ids))
    for (const { id, name } of rows) found.set(id, name)
  }
  return found
}

/**
 * Checks that all that is named is still there.
 * @param lastNames what it was called, by id
 * @throws INVALID_DATA_ERROR with an issue for each that is gone, and its name
 */
export async function requireReferences(
  tx: Tx,
  references: readonly Reference[],
  lastNames: ReadonlyMap<string, string>,
): Promise<void> {
  const there = await readNames(tx, references)
  const missing = references.filter(({ id }) => !there.has(id))
  if (missing.length === 0) return
  const trashed = await readTrashed(
    tx,
    missing.map(({ id }) => id),
  )
  const gone = missing.map((reference) => ({
    ...reference,
    name: trashed.get(reference.id) ?? lastNames.get(reference.id) ?? '',
    inBin: trashed.has(reference.id),
  }))
  const issues = gone.map(({ path }) => ({ path, message: messages.gone }))
  throw new Failure('INVALID_DATA_ERROR', { issues, gone })
}

/** Those of the given things that are in the trash, by id, with their names. */
async function readTrashed(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const rows = await queryRows<{ id: string; name: string }>(
    tx,
    sql`select id, name from binned_items where id in (${list})`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

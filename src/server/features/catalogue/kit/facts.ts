import { type AnyColumn, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { FactValues } from '#contract/catalogue/facts/fact-fields.ts'
import { partColumns } from '#contract/catalogue/facts/fact-columns.ts'
import { factsOf } from '#contract/catalogue/facts/facts.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { catalogueItems, type destinations, tableOf } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

type ColumnsOf<Of extends Kind> = Partial<Omit<(typeof tableOf)[Of]['$inferInsert'], 'kind'>>

/** The given facts of a kind as columns of its table; what is absent stays as it is. */
export function factColumns<Of extends Kind>(kind: Of, given: object): ColumnsOf<Of> {
  const fields = new Map<string, unknown>(Object.entries(given))
  const own: object = getTableColumns(tableOf[kind])
  const columns = Object.keys(factsOf[kind]).flatMap((name): [string, unknown][] => {
    const value = fields.get(name)
    if (value === undefined) return []
    const inParts = partColumns(name)
    if (!inParts) return name in own ? [[name, value]] : []
    const parts = new Map<string, unknown>(Object.entries(value ?? {}))
    return inParts.map(([column, part]) => [column, parts.get(part) ?? null])
  })
  return Object.fromEntries(columns) as ColumnsOf<Of>
}

/** Writes the given columns of a kind's own row; those that are undefined stay. */
export async function editRow<Of extends Kind>(
  tx: Tx,
  kind: Of,
  id: string,
  columns: ColumnsOf<Of>,
): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return
  // Each kind's own columns go to its own table; TypeScript does not follow the two together.
  const table = tableOf[kind] as typeof destinations
  await tx.update(table).set(columns).where(eq(table.id, id))
}

/** Returns a card's columns for the facts of its kind. */
export function factSelection<Of extends Kind>(
  kind: Of,
): { [Name in keyof FactValues<Of>]: SQL<FactValues<Of>[Name]> } {
  const columns = new Map<string, AnyColumn>([
    ...Object.entries<AnyColumn>(getTableColumns(catalogueItems)),
    ...Object.entries<AnyColumn>(getTableColumns(tableOf[kind])),
  ])
  const columnOf = (name: string): AnyColumn => {
    const column = columns.get(name)
    if (!column) throw new Error(`No column for ${name} of a ${kind}`)
    return column
  }
  const selected = Object.keys(factsOf[kind]).map((name) => {
    const parts = partColumns(name)?.map(([column, part]) => ({ part, column: columnOf(column) }))
    if (!parts) return [name, columnOf(name)]
    const pairs = parts.map(({ part, column }) => sql`${sql.raw(`'${part}'`)}, ${column}`)
    const isKnown = sql.join(
      parts.map(({ column }) => sql`${column} is not null`),
      sql` and `,
    )
    return [name, sql`case when ${isKnown} then json_build_object(${sql.join(pairs, sql`, `)}) end`]
  })
  return Object.fromEntries(selected)
}

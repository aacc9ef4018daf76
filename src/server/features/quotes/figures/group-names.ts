import { inArray, sql } from 'drizzle-orm'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { FigureGrouping } from '#contract/quotes/figures.ts'
import { namesOfUsers } from '#server/features/accounts/kit/find-users.ts'
import { agencies, agencyNameOf, quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { GroupingSite } from './group-key.ts'

type Names = ReadonlyMap<string, string>

/** Reads the names of groups by their keys. Months, countries, languages and other words are their own names. */
export async function readGroupNames(
  tx: Tx,
  by: FigureGrouping,
  keys: string[],
  { markets }: GroupingSite,
): Promise<Names> {
  switch (by) {
    case 'agency': {
      return readAgencyNames(tx, keys)
    }
    case 'branch': {
      return readBranchNames(tx, keys)
    }
    case 'market': {
      return new Map(
        markets.map(({ name }, index) => [
          String(index),
          pickText(name, agencyLanguage)?.text ?? String(index),
        ]),
      )
    }
    case 'item': {
      // An item that is gone has the name of then.
      const name = sql<string>`coalesce(
        nullif(${agencyNameOf(quotes.entityId)}, ''), max(${quotes.entityName}), ''
      )`
      const rows = await tx
        .select({ id: sql<string>`${quotes.entityId}`, name })
        .from(quotes)
        .where(inArray(quotes.entityId, keys))
        .groupBy(quotes.entityId)
      return namesOf(rows)
    }
    case 'assignee': {
      return namesOfUsers(tx, keys)
    }
    default: {
      return new Map(keys.map((key) => [key, key]))
    }
  }
}

const namesOf = (rows: { id: string; name: string }[]): Names =>
  new Map(rows.map(({ id, name }) => [id, name]))

async function readAgencyNames(tx: Tx, ids: string[]): Promise<Names> {
  const { id, name } = agencies
  return namesOf(await tx.select({ id, name }).from(agencies).where(inArray(id, ids)))
}

/** The names of branches, `agencyId/name`: the agency's, and the branch's where there is one. */
async function readBranchNames(tx: Tx, keys: string[]): Promise<Names> {
  const parts = keys.map((key) => {
    const end = key.indexOf('/')
    return { key, agencyId: key.slice(0, end), branch: key.slice(end + 1) }
  })
  const names = await readAgencyNames(tx, [...new Set(parts.map(({ agencyId }) => agencyId))])
  return new Map(
    parts.map(({ key, agencyId, branch }) => [
      key,
      [names.get(agencyId), branch].filter(Boolean).join(' · '),
    ]),
  )
}

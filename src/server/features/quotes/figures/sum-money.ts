import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Money } from '#contract/base/money/money-text.ts'
import { proposals, quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { acceptedMoney, acceptedParts, isInForce } from './accepted-money.ts'

const pageSize = 500

/** Sums by currency. */
type Sums = Map<string, bigint>

/** Money of a group. */
export interface GroupMoney {
  value: Money[]
  commission: Money[]
}

/**
 * Sums accepted totals and commissions of quotes by their keys, in short reads. Holds the groups that are asked for
 * and the whole, under `all`; a proposal is forgotten once it is counted.
 */
export async function sumMoney(
  tx: Tx,
  {
    key,
    wanted,
    groups,
  }: { key: SQL; wanted: SQL | undefined; groups: readonly (string | null)[] },
): Promise<{ all: GroupMoney; of: (group: string | null) => GroupMoney }> {
  const all = emptyPurse()
  const byGroup = new Map(groups.map((group) => [group, emptyPurse()]))
  let last = 0
  for (;;) {
    const page = await tx
      .select({
        sequence: proposals.sequence,
        key: sql<string | null>`${key}`,
        parts: acceptedParts,
      })
      .from(proposals)
      .innerJoin(quotes, eq(quotes.id, proposals.quoteId))
      .where(and(wanted, isInForce, gt(proposals.sequence, last)))
      .orderBy(asc(proposals.sequence))
      .limit(pageSize)
    for (const row of page) {
      const { total, commission } = acceptedMoney(row.parts)
      for (const purse of [all, byGroup.get(row.key)]) {
        if (!purse) continue
        add(purse.value, total)
        add(purse.commission, commission)
      }
      last = row.sequence
    }
    if (page.length < pageSize) break
  }
  return { all: told(all), of: (group) => told(byGroup.get(group) ?? emptyPurse()) }
}

const emptyPurse = (): { value: Sums; commission: Sums } => ({
  value: new Map(),
  commission: new Map(),
})

function add(sums: Sums, money: Money | null): void {
  if (!money) return
  sums.set(money.currency, (sums.get(money.currency) ?? 0n) + BigInt(money.amount))
}

const told = ({ value, commission }: ReturnType<typeof emptyPurse>): GroupMoney => ({
  value: inOrder(value),
  commission: inOrder(commission),
})

function inOrder(sums: Sums): Money[] {
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, sum]) => ({ currency, amount: Number(atMostSafe(sum)) }))
}

/** The wire has no larger whole numbers; a sum of invented prices must not make the whole answer fail. */
function atMostSafe(sum: bigint): bigint {
  const most = BigInt(Number.MAX_SAFE_INTEGER)
  return sum > most ? most : sum
}

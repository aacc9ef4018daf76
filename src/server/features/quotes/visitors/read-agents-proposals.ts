import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { localDay } from '#contract/base/dates/local-day.ts'
import { earningsOf } from '#contract/quotes/money/commission.ts'
import { moneyOf, totalsOf } from '#contract/quotes/money/totals.ts'
import type { AgentsQuote } from '#contract/quotes/visitors.ts'
import { proposals } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { proposalState } from '../kit/proposal-state.ts'
import { offeredInstalments } from '../proposals/schedule.ts'
import type { Today } from './read-quote.ts'

const amended = alias(proposals, 'amended')

/** The sent proposals of a quote as its agency sees them: with totals, instalments and what it earns. */
export async function readAgentsProposals(
  tx: Tx,
  quoteId: string,
  today: Today,
): Promise<AgentsQuote['proposals']> {
  const rows = await tx
    .select({ ...getTableColumns(proposals), amendedVersion: amended.version })
    .from(proposals)
    .leftJoin(amended, eq(amended.id, proposals.amendsId))
    .where(and(eq(proposals.quoteId, quoteId), ne(proposals.state, 'draft')))
    .orderBy(asc(proposals.version))
  const day = localDay(today.timeZone, today.now)
  return rows.flatMap((row) => {
    const { id, version, content, sentAt, validUntil, amendsId, amendedVersion } = row
    if (version === null || sentAt === null || validUntil === null) return []
    const { title, commission, startOn, hold, options } = content
    return [
      {
        id,
        version,
        title,
        sentAt,
        validUntil,
        state: proposalState(row, day),
        commission,
        currency: moneyOf(content)[0]?.money.currency ?? null,
        startOn,
        hold,
        totals: totalsOf(content),
        instalments: offeredInstalments(row, today),
        earnings: earningsOf(content),
        options: options.map(({ key, name }) => ({ key, name })),
        amends: amendsId && amendedVersion ? { id: amendsId, version: amendedVersion } : null,
      },
    ]
  })
}

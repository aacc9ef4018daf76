import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { limits } from '#contract/base/limits.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { type FigureGrouping, type Figures, openStates } from '#contract/quotes/figures.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import type { Site } from '#server/platform/site/read-site.ts'
import { cameBetween } from '../inbox/narrow-quotes.ts'
import { groupKey } from './group-key.ts'
import { readGroupNames } from './group-names.ts'
import { sentProposals } from './outcome-of-quote.ts'
import { officeTimeUntilAnswer } from './office-hours-until.ts'
import { type GroupMoney, sumMoney } from './sum-money.ts'

const hour = 60 * 60 * 1000

interface Counted extends Record<string, unknown> {
  key: string | null
  is_total: boolean
  requests: number
  answered: number
  median: number | null
  travellers: number
  proposals: number
  won: number
  lost: number
  open: number
}

/**
 * Reads the figures of a span (requirements §11.9). The database counts; money is computed here, proposal by
 * proposal, since one module rounds for all of the product.
 */
export async function readFigures(
  tx: Tx,
  { from, to, by }: InputOf<'getFigures'>,
  site: Site,
): Promise<AnswerOf<'getFigures'>> {
  const { timeZone } = site.office
  // A quote that was joined to another one counts there.
  const wanted = and(cameBetween({ from, to }, { timeZone }), isNull(quotes.mergedInto))
  const key = groupKey(by, site)
  const [totals, ...rows] = await countGroups(tx, { by, key, wanted, site })
  if (!totals) throw new Error('Nothing was counted')
  const groups = rows.map((row) => row.key)
  const money = await sumMoney(tx, { key, wanted, groups })
  const known = groups.filter((each) => each !== null)
  const names = known.length === 0 ? new Map() : await readGroupNames(tx, by, known, site)
  return {
    rows: rows.map((row) => ({
      key: row.key,
      name: row.key === null ? '' : (names.get(row.key) ?? row.key),
      ...presentCounts(row, money.of(row.key)),
    })),
    totals: presentCounts(totals, money.all),
  }
}

interface Counting {
  by: FigureGrouping
  key: SQL
  wanted: SQL | undefined
  site: Site
}

/** The whole, and then each group in its order: months as they follow, of others the largest first. */
async function countGroups(tx: Tx, { by, key, wanted, site }: Counting): Promise<Counted[]> {
  const time = await officeTimeUntilAnswer(tx, site.office, wanted)
  const isInTime = by === 'month' || by === 'travelMonth'
  const countOf = (condition: SQL) => sql`(count(*) filter (where ${condition}))::integer`
  return queryRows<Counted>(
    tx,
    sql`select key, grouping(key) = 1 as is_total,
      count(*)::integer as requests,
      count(milliseconds)::integer as answered,
      percentile_cont(0.5) within group (order by milliseconds) as median,
      coalesce(sum(travellers), 0)::float8 as travellers,
      coalesce(sum(proposals), 0)::float8 as proposals,
      ${countOf(sql`state = 'won'`)} as won,
      ${countOf(sql`state = 'lost'`)} as lost,
      ${countOf(sql`state = any(${sql.param([...openStates])}::text[])`)} as open
    from (
      select ${key} as key, ${quotes.state} as state, ${time.milliseconds} as milliseconds,
        ${travellers} as travellers, ${sentProposals} as proposals
      from ${quotes} cross join ${time.office}
      where ${wanted}
    ) as asked
    group by grouping sets ((), (key))
    order by is_total desc, ${isInTime ? sql`` : sql`requests desc, `}key nulls last
    limit ${limits.figuresRowsMax + 1}`,
  )
}

const { wishes } = quotes

/** Travellers of a quote as far as it tells them; of a group the number of children says more than their ages. */
const travellers = sql`coalesce((${wishes} ->> 'adults')::integer, 0) + coalesce(
  (${wishes} ->> 'childrenCount')::integer, jsonb_array_length(${wishes} -> 'children'), 0
)`

function presentCounts(counted: Counted, { value, commission }: GroupMoney): Figures {
  const { requests, answered, median, won, lost, open } = counted
  return {
    requests,
    answered,
    medianAnswerHours: median === null ? null : Math.round(median / (hour / 10)) / 10,
    travellers: counted.travellers,
    proposals: counted.proposals,
    won,
    lost,
    open,
    value,
    commission,
  }
}

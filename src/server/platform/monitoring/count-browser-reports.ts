import { lt, sql } from 'drizzle-orm'
import { limits } from '#contract/base/limits.ts'
import { browserReports } from '../db/schema/index.ts'
import { inTransaction, type Transactional, type Tx } from '../db/transaction.ts'
import {
  type Counted,
  type BufferedCounter,
  makeBufferedCounter,
} from '../runtime/buffered-counter.ts'
import type { ReadReport } from './read-browser-report.ts'

/** A report, and the browser that sent it. */
export type TakenReport = ReadReport & { browser: string }

/** Counts what browsers report: one that fails for everybody costs a row every few seconds. */
export interface BrowserReportCounter extends Pick<BufferedCounter<never>, 'write' | 'close'> {
  count(report: TakenReport): void
}

interface CounterDependencies {
  database: Transactional
  log: { warn(fields: object, message: string): void }
  clock: () => Date
}

const waitingMax = 200

const keptDays = 30

export function makeBrowserReportCounter(dependencies: CounterDependencies): BrowserReportCounter {
  const { database, log, clock } = dependencies
  const counter = makeBufferedCounter<TakenReport>({
    name: 'browser reports',
    log,
    clock,
    waitingMax,
    write: (counted) => inTransaction(database, (tx) => writeReports(tx, counted)),
  })
  return {
    ...counter,
    count: (report) =>
      counter.count(JSON.stringify([report.kind, report.message, report.source]), report),
  }
}

/**
 * Adds up what was counted. A list that is full takes no new reports, only more of those that it has: who invents
 * some pushes none out.
 */
async function writeReports(tx: Tx, counted: Counted<TakenReport>[]): Promise<void> {
  const rows = counted.map(({ thing, ...rest }) => ({ ...thing, ...rest }))
  await tx.execute(sql`
    with counted as (
      select *, row_number() over (order by "firstAt") + (select count(*) from browser_reports) as place
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as report (
        kind text, message text, source text, page text, browser text,
        count integer, "firstAt" timestamptz, "lastAt" timestamptz
      )
    )
    insert into browser_reports (kind, message, source, page, browser, count, first_at, last_at)
    select kind, message, source, page, browser, count, "firstAt", "lastAt" from counted
    where place <= ${limits.browserReports} or exists (
      select 1 from browser_reports there
      where (there.kind, there.message, there.source) = (counted.kind, counted.message, counted.source)
    )
    order by kind, message, source
    on conflict (kind, message, source) do update set
      count = least(browser_reports.count::bigint + excluded.count, 2147483647)::integer,
      page = excluded.page,
      browser = excluded.browser,
      last_at = greatest(browser_reports.last_at, excluded.last_at)`)
}

/** Deletes what was not reported again for 30 days. */
export async function purgeBrowserReports(tx: Tx, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)
  await tx.delete(browserReports).where(lt(browserReports.lastAt, oldest))
}

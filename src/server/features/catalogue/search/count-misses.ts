import { sql } from 'drizzle-orm'
import { localDay } from '#contract/base/dates/local-day.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { inTransaction, type Transactional, type Tx } from '#server/platform/db/transaction.ts'
import {
  type BufferedCounter,
  makeBufferedCounter,
} from '#server/platform/runtime/buffered-counter.ts'
import type { Services } from '#server/platform/services.ts'
import type { CurrentSite } from '#server/platform/site/current-site.ts'

declare module '#server/platform/services.ts' {
  interface Services {
    /** Counts every search that finds nothing. */
    missedSearches: MissCounter
  }
}

/** Counts searches that found nothing. */
export interface MissCounter extends Pick<BufferedCounter<never>, 'write' | 'close'> {
  /** Counts one; costs nothing that a search would wait for. */
  count(keyword: string, lang: Language): void
}

interface CounterDependencies {
  database: Transactional
  site: CurrentSite
  log: Pick<Services['log'], 'warn'>
  clock: () => Date
  /** How long a count waits in memory at most, in milliseconds. */
  delayMs?: number
}

interface Miss {
  keyword: string
  lang: Language
  day: string
  count: number
}

/** Different searches that wait to be written: whoever invents more is not counted. */
const waitingMax = 2_000

/** Different searches of one day in the diary: what comes after these is counted only where it is there already. */
const writtenMax = 5_000

/** Days for which a missed search is kept: nobody plans with older ones. */
const retentionDays = 365

export function makeMissCounter(dependencies: CounterDependencies): MissCounter {
  const { database, site, log, clock, delayMs } = dependencies
  const counter = makeBufferedCounter<{ keyword: string; lang: Language }>({
    name: 'missed searches',
    log,
    clock,
    waitingMax,
    delayMs,
    async write(counted) {
      const { office } = await site()
      const misses = counted.map(({ thing, count, firstAt }) => {
        return { ...thing, count, day: localDay(office.timeZone, firstAt) }
      })
      await inTransaction(database, (tx) => writeMisses(tx, misses))
    },
  })
  return {
    ...counter,
    count: (keyword, lang) => counter.count(`${lang} ${keyword}`, { keyword, lang }),
  }
}

/** Adds to the diary; keywords are folded by the database, and those that fold to nothing are none. */
async function writeMisses(tx: Tx, misses: Miss[]): Promise<void> {
  await tx.execute(sql`
    with counted as (
      select search_fold(keyword) as keyword, lang, day, sum(count)::integer as count
      from jsonb_to_recordset(${JSON.stringify(misses)}::jsonb)
        as miss (keyword text, lang text, day date, count integer)
      group by 1, 2, 3
    ), numbered as (
      select *, row_number() over (partition by day order by keyword, lang) + (
        select count(*) from missed_searches there where there.day = counted.day
      ) as place
      from counted where keyword <> ''
    )
    insert into missed_searches (keyword, lang, day, count)
    select keyword, lang, day, count from numbered
    where place <= ${writtenMax} or exists (
      select 1 from missed_searches there
      where there.keyword = numbered.keyword and there.lang = numbered.lang and there.day = numbered.day
    )
    on conflict (keyword, lang, day) do update set count = missed_searches.count + excluded.count`)
}

/** Deletes what is a year old. */
export async function purgeMissedSearches(tx: Tx, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays * 24 * 60 * 60 * 1000)
  await tx.execute(
    sql`delete from missed_searches where day < ${oldest.toISOString().slice(0, 10)}::date`,
  )
}

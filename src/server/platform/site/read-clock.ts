import { localDay } from '#contract/base/dates/local-day.ts'
import { defaultOffice } from '#contract/site/office/office.ts'
import { site } from '../db/schema/index.ts'
import type { Tx } from '../db/transaction.ts'

/** The time, and the agency's zone. */
export interface Clock {
  now: Date
  timeZone: string
}

/** The time where the agency is, as the transaction sees its office. */
export async function readClock(tx: Tx, now: Date): Promise<Clock> {
  const [row] = await tx.select({ office: site.office }).from(site)
  return { now, timeZone: (row?.office ?? defaultOffice).timeZone }
}

/** The day that it is at the agency's. */
export async function readToday(tx: Tx, now: Date): Promise<string> {
  return localDay((await readClock(tx, now)).timeZone, now)
}

import { setImmediate, setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { messages } from '#contract/base/text/messages.ts'
import { inTransaction, queryRows, type Transactional } from '#server/platform/db/transaction.ts'
import { isGivenUp, type JobInfo } from '#server/platform/jobs/run-job.ts'
import type { JobPayloads } from '#server/platform/jobs/payloads.ts'
import type { Mailer } from '../mailers/mailer.ts'
import { gatherIds } from './gather-ids.ts'
import { type MailQueue, markFailed, markSent, removeEntry } from './mail-entries.ts'
import { mailTrouble } from './mail-trouble.ts'

/** `nobody`: there is no one to write to (any more); `expired`: what the mail was to bring is of no use by now. */
type Outcome = 'sent' | 'nobody' | 'expired'

/** Carries a mail's job out. */
export type MailJob<Name extends MailQueue> = (
  payload: JobPayloads[Name],
  job: JobInfo,
) => Promise<Outcome>

interface FollowDependencies {
  database: Transactional
  mailer: Pick<Mailer, 'takeBack'>
  clock: () => Date
}

/** Mails that leave within so many milliseconds are marked by one statement. */
const togetherMs = 5

/**
 * The handler of a mail's job that writes into the mail's entry what becomes of it. A mail whose job
 * was erased with its person is not sent, and taken back where that is possible.
 */
export function followMail<Name extends MailQueue>(
  { database, mailer, clock }: FollowDependencies,
  carryOut: MailJob<Name>,
) {
  const remaining = gatherIds(setImmediate, (ids) => remainingOf(database, ids))
  const isRemaining = async (id: string) => (await remaining(id)).has(id)
  const mark = gatherIds(
    () => setTimeout(togetherMs),
    (ids) => inTransaction(database, (tx) => markSent(tx, ids, clock())),
  )
  return async (payload: JobPayloads[Name], job: JobInfo): Promise<void> => {
    if (!(await isRemaining(job.id))) return
    const outcome = await carryOut(payload, job).catch(async (error: unknown) => {
      const final = job.isLast || isGivenUp(error)
      const trouble = { error: mailTrouble(error), final }
      await inTransaction(database, (tx) => markFailed(tx, job.id, trouble))
      throw error
    })
    if (outcome === 'sent') await mark(job.id)
    else {
      await inTransaction(database, (tx) => {
        if (outcome === 'nobody') return removeEntry(tx, job.id)
        return markFailed(tx, job.id, { error: messages.linkExpired, final: true })
      })
    }
    if (!(await isRemaining(job.id))) await mailer.takeBack(job)
  }
}

/**
 * Those of the jobs that are still there, asked once for all that are carried out at the same time. An erasure that is
 * under way is waited for: what it has not seen is taken back afterwards.
 */
async function remainingOf(database: Transactional, ids: readonly string[]) {
  const rows = await inTransaction(database, (tx) =>
    queryRows<{ id: string }>(
      tx,
      sql`select id from pgboss.job where id in ${[...ids]} order by id for share`,
    ),
  )
  return new Set(rows.map(({ id }) => id))
}

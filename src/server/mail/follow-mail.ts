import { sql } from 'drizzle-orm'
import { messages } from '#contract/messages.ts'
import { inTransaction, queryRows, type Transactional } from '#server/db/transaction.ts'
import { isGivenUp, type JobInfo } from '#server/jobs/run-job.ts'
import type { JobPayloads } from '#server/jobs/payloads.ts'
import type { Mailer } from './mailer.ts'
import { type MailQueue, markFailed, markSent, removeEntry } from './mail-entries.ts'
import { mailTrouble } from './mail-trouble.ts'

/** `nobody`: there is no one to write to (any more); `expired`: what the mail was to bring is of no use by now. */
type Outcome = 'sent' | 'nobody' | 'expired'

/** Carries a mail's job out. */
export type MailJob<Name extends MailQueue> = (
  payload: JobPayloads[Name],
  job: JobInfo,
) => Promise<Outcome>

interface FollowNeeds {
  database: Transactional
  mailer: Pick<Mailer, 'takeBack'>
  clock: () => Date
}

/**
 * The handler of a mail's job that writes into the mail's entry what becomes of it. A mail whose job
 * was erased with its person is not sent, and taken back where that is possible.
 */
export function followMail<Name extends MailQueue>(
  { database, mailer, clock }: FollowNeeds,
  carryOut: MailJob<Name>,
) {
  return async (payload: JobPayloads[Name], job: JobInfo): Promise<void> => {
    if (await isErased(database, job.id)) return
    const outcome = await carryOut(payload, job).catch(async (error: unknown) => {
      const final = job.isLast || isGivenUp(error)
      const trouble = { error: mailTrouble(error), final }
      await inTransaction(database, (tx) => markFailed(tx, job.id, trouble))
      throw error
    })
    await inTransaction(database, (tx) => {
      if (outcome === 'nobody') return removeEntry(tx, job.id)
      if (outcome === 'sent') return markSent(tx, job.id, clock())
      return markFailed(tx, job.id, { error: messages.linkExpired, final: true })
    })
    if (await isErased(database, job.id)) await mailer.takeBack(job)
  }
}

/** Whether the job is gone. An erasure that is under way is waited for: what it has not seen is taken back here. */
async function isErased(database: Transactional, id: string): Promise<boolean> {
  const rows = await inTransaction(database, (tx) =>
    queryRows(tx, sql`select 1 from pgboss.job where id = ${id}::uuid for share`),
  )
  return rows.length === 0
}

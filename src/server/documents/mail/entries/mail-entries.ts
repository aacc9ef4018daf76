import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { MailKind } from '#contract/site/mails.ts'
import { messages } from '#contract/base/text/messages.ts'
import { mails } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { JobPayloads } from '#server/platform/jobs/payloads.ts'

/** The queues whose jobs send a mail. */
export type MailQueue = 'mail' | 'account-link' | 'log-in-warning' | 'new-link'

/** Services that sending needs; an operation's context fits. */
export interface Sending {
  tx: Tx
  now: Date
  services: { jobs: Jobs }
}

interface Entered {
  to: string
  kind: MailKind
  /** The part of the payload that is kept to send it again; defaults to all of it. */
  data?: unknown
}

/**
 * Enqueues the job of a mail and enters the mail in the list that admins see, both in the caller's
 * transaction. Mails to one address keep their order where the queue does.
 */
export async function enqueueMail<Name extends MailQueue>(
  sending: Sending,
  queue: Name,
  payload: JobPayloads[Name],
  entered: Entered,
): Promise<void> {
  await enqueueMails(sending, queue, [{ payload, ...entered }])
}

/** The same for several mails, by two statements. */
export async function enqueueMails<Name extends MailQueue>(
  { tx, now, services }: Sending,
  queue: Name,
  entered: readonly (Entered & { payload: JobPayloads[Name] })[],
): Promise<void> {
  if (entered.length === 0) return
  const made = entered.map((mail) => ({ ...mail, id: randomUUID() }))
  await tx.insert(mails).values(
    made.map(({ id, to, kind, payload, data = payload }) => {
      return { id, to, kind, queue, data, createdAt: now }
    }),
  )
  await services.jobs.enqueueAll(
    tx,
    queue,
    made.map(({ id, to, payload }) => ({ id, key: to, payload })),
  )
}

/** The mails of some jobs have left. */
export async function markSent(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ state: 'sent', sentAt: now, error: null })
    .where(inArray(mails.id, [...ids]))
}

/** An attempt has failed; with `final` it was the last. */
export async function markFailed(
  tx: Tx,
  id: string,
  { error, final }: { error: string; final: boolean },
): Promise<void> {
  await tx
    .update(mails)
    .set({ error, ...(final && { state: 'failed' as const }) })
    .where(and(eq(mails.id, id), ne(mails.state, 'sent')))
}

/** There was nobody to write to; an entry of what has left stays. */
export async function removeEntry(tx: Tx, id: string): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.id, id), ne(mails.state, 'sent')))
}

const daysListed = 30
const hourMs = 60 * 60 * 1000

/**
 * Deletes entries older than 30 days. One that still waits though its job is gone, lost with a killed
 * process or a restored backup, has failed.
 */
export async function purgeMails(tx: Tx, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - daysListed * 24 * hourMs)
  await tx.delete(mails).where(lt(mails.createdAt, oldest))
  await tx
    .update(mails)
    .set({ state: 'failed', error: messages.mailLost })
    .where(
      and(
        eq(mails.state, 'waiting'),
        lt(mails.createdAt, new Date(now.getTime() - hourMs)),
        sql`not exists (select from pgboss.job where job.id = ${mails.id} and job.state < 'completed')`,
      ),
    )
}

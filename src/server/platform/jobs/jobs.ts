import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { JobResult, PgBoss } from 'pg-boss'
import type { Database } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { openBoss } from './open-boss.ts'
import type { JobPayloads, QueueName } from './payloads.ts'
import { batchSizes, deadLetters, queueNames, workerCounts } from './queues.ts'
import { runJob } from './run-job.ts'
import type { FetchedJob, JobHandlers, JobLog } from './run-job.ts'

/** How full a queue is. Of the dead letters all wait, for an operator. */
interface QueueCounts {
  queue: string
  waiting: number
  running: number
  failed: number
}

export interface Jobs {
  /**
   * Adds a job in the caller's transaction: it exists when that commits, and is begun at once
   * afterwards. `delaySeconds` puts the first attempt off; `key` is what mails of one address or
   * pictures of one owner have in common; those of a higher `priority` (0 unless given) go first.
   */
  enqueue<Name extends QueueName>(
    tx: Tx,
    queue: Name,
    payload: JobPayloads[Name],
    options?: { delaySeconds?: number; key?: string; priority?: number },
  ): Promise<void>
  /** Adds several at once, each with its key, and its id, which its maker keeps. */
  enqueueAll<Name extends QueueName>(
    tx: Tx,
    queue: Name,
    jobs: readonly { payload: JobPayloads[Name]; id: string; key: string }[],
  ): Promise<void>
  /** Gives the jobs of one key that have not begun another priority. */
  prioritise(queue: QueueName, key: string, priority: number): Promise<void>
  /** Whether a job of a queue has not been begun yet; one that failed and is tried again has been. */
  isWaiting(queue: QueueName): Promise<boolean>
  /**
   * Runs everything that waits, delayed jobs and retries too, once, and what those enqueue.
   * For tests, and for commands that end afterwards.
   */
  drain(): Promise<void>
  /** The database's notices, on a connection of their own that is kept up. */
  listen: Listen
  /** Every queue's jobs by state, at most a minute old. */
  counts(): Promise<QueueCounts[]>
  /** Takes no more jobs and waits for those that run, at most 20 seconds. */
  stop(): Promise<void>
}

/**
 * Calls back for every notice on a channel of the database with what it says, and without when the
 * listener was connected again and may have missed some; gives what ends it.
 */
export type Listen = (
  channel: string,
  onNotice: (notice?: string) => void,
) => Promise<() => Promise<void>>

export interface JobsOptions {
  handlers: JobHandlers
  log: JobLog
  /** Whether jobs are carried out as they come (the default) or by `drain` alone. */
  watch?: boolean
}

/** A new job wakes its worker; polling finds retries that are due and what a lost notice missed. */
const workOptions = {
  includeMetadata: true,
  // One that fails is tried again alone.
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const

type WorkOptions = typeof workOptions & { batchSize: number }

/** Opens the job queues on a migrated database and registers the workers. */
export async function openJobs(database: Database, options: JobsOptions): Promise<Jobs> {
  const { handlers, log, watch = true } = options
  const boss = await openBoss(database, watch, log)

  async function carryOut<Name extends QueueName>(
    queue: Name,
    job: FetchedJob<JobPayloads[Name]>,
  ): Promise<void> {
    const done = await runJob(queue, handlers[queue], job, log)
    if (!done) await boss.send(deadLetters, { queue, payload: job.data })
  }

  async function resultOf<Name extends QueueName>(
    queue: Name,
    job: FetchedJob<JobPayloads[Name]>,
  ): Promise<JobResult> {
    try {
      await carryOut(queue, job)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      return { id: job.id, status: 'failed', output: messageOf(error) }
    }
  }

  async function work<Name extends QueueName>(queue: Name): Promise<void> {
    const worker: string = await boss.work<JobPayloads[Name], void, WorkOptions>(
      queue,
      { ...workOptions, batchSize: batchSizes[queue] },
      async (batch) => {
        const results = await Promise.all(batch.map((job) => resultOf(queue, job)))
        // There may be more than a batch: look for them without waiting for the next poll.
        boss.notifyWorker(worker)
        return results
      },
    )
  }

  if (watch) {
    for (const queue of queueNames)
      for (let worker = 0; worker < workerCounts[queue]; worker += 1) await work(queue)
  }

  return {
    async enqueue(tx, queue, payload, { delaySeconds, key, priority } = {}) {
      await boss.send(queue, payload, {
        db: fromDrizzle(tx, sql),
        ...(delaySeconds === undefined ? {} : { startAfter: delaySeconds }),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(priority === undefined ? {} : { priority }),
      })
    },
    async enqueueAll(tx, queue, jobs) {
      const inserted = jobs.map(({ payload, id, key }) => {
        return { id, data: payload, singletonKey: key }
      })
      await boss.insert(queue, inserted, { db: fromDrizzle(tx, sql) })
    },
    async prioritise(queue, key, priority) {
      await boss.update(queue, undefined, { singletonKey: key, match: 'all', priority })
    },
    async isWaiting(queue) {
      const found = await database.db.execute(
        sql`select 1 from pgboss.job where name = ${queue} and state = 'created' limit 1`,
      )
      return found.rows.length > 0
    },
    async drain() {
      for (let pass = 0; ; pass += 1) {
        let ran = 0
        for (const queue of queueNames) ran += await runWaiting(boss, queue, pass === 0, carryOut)
        if (ran === 0) return
      }
    },
    async listen(channel, onNotice) {
      const listener = await boss.getDb().listen?.(channel, onNotice, () => onNotice())
      if (!listener) throw new Error('This database cannot be listened to')
      return async () => {
        // A closed database has let its listeners go.
        if (database.kind === 'postgres' || !database.pglite.closed) await listener.close()
      }
    },
    async counts() {
      const counts: QueueCounts[] = []
      for (const queue of [...queueNames, deadLetters]) {
        const [now] = [await boss.getQueueStats(queue, { force: true })].flat()
        if (!now) continue
        const { queuedCount, activeCount, failedCount } = now
        counts.push({ queue, waiting: queuedCount, running: activeCount, failed: failedCount })
      }
      return counts
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

/** Runs what waits in one queue; only the first pass includes what is due later, retries too. */
async function runWaiting<Name extends QueueName>(
  boss: PgBoss,
  queue: Name,
  ignoreStartAfter: boolean,
  carryOut: (queue: Name, job: FetchedJob<JobPayloads[Name]>) => Promise<void>,
): Promise<number> {
  const waiting = await boss.fetch<JobPayloads[Name]>(queue, {
    batchSize: 1_000,
    includeMetadata: true,
    ignoreStartAfter,
  })
  // PostgreSQL gives the fetched rows in no order.
  const oldestFirst = waiting.toSorted((one, two) => +one.createdOn - +two.createdOn)
  for (const job of oldestFirst) {
    try {
      await carryOut(queue, job)
      await boss.complete(queue, job.id)
    } catch (error) {
      await boss.fail(queue, job.id, messageOf(error))
    }
  }
  return waiting.length
}

/** The stored part of a failed attempt's error. */
const messageOf = (error: unknown) => ({
  message: error instanceof Error ? error.message : 'failed',
})

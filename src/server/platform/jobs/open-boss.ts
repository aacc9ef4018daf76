import { fromPglite, PgBoss } from 'pg-boss'
import type { ConstructorOptions } from 'pg-boss'
import type { Database } from '../db/connect.ts'
import type { QueueName } from './payloads.ts'
import {
  deadLetterPolicy,
  deadLetters,
  orderPolicies,
  queueNames,
  queuePolicies,
} from './queues.ts'
import type { JobLog } from './run-job.ts'

const hour = 60 * 60

/**
 * Starts pg-boss in its own schema, installing or updating it where needed, with every queue
 * made and known: the first `send` looks a queue up on the outer connection, which on PGlite
 * waits for ever inside a transaction. Without `watch` nothing runs by itself.
 */
export async function openBoss(database: Database, watch: boolean, log: JobLog): Promise<PgBoss> {
  const boss = new PgBoss({
    ...connectionOf(database),
    schedule: false,
    supervise: watch,
    useListenNotify: watch,
    maintenanceIntervalSeconds: 300,
    superviseIntervalSeconds: 30,
    flowIntervalSeconds: hour,
    bamIntervalSeconds: hour,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'))
  await boss.start()
  await makeQueues(boss)
  return boss
}

/** Makes the queues, or brings them up to date, and ends: what the server does at its start, for a role that may not. */
export async function installQueues(database: Database, log: JobLog): Promise<void> {
  const boss = await openBoss(database, false, log)
  await boss.stop()
}

function connectionOf(database: Database): ConstructorOptions {
  if (database.kind === 'pglite') {
    return { db: fromPglite(database.pglite), backend: 'pglite', reindex: false }
  }
  return {
    connectionString: database.url,
    max: 2,
    application_name: 'nandu jobs',
    connectionTimeoutMillis: 2_000,
  }
}

/** Looking for it makes pg-boss read a queue's settings, which it then keeps. */
const noJob = '00000000-0000-0000-0000-000000000000'

async function makeQueues(boss: PgBoss): Promise<void> {
  const queues = await boss.getQueues()
  const existing = new Map(queues.map((queue) => [queue.name, queue.policy]))
  if (!existing.has(deadLetters)) await boss.createQueue(deadLetters, deadLetterPolicy)
  for (const name of queueNames) {
    const policy = orderPolicies[name]
    if (existing.has(name) && existing.get(name) !== policy && (await isEmpty(boss, name))) {
      await boss.deleteQueue(name)
      existing.delete(name)
    }
    if (existing.has(name)) await boss.updateQueue(name, queuePolicies[name])
    else await boss.createQueue(name, { ...queuePolicies[name], policy })
    await boss.findJobs(name, { id: noJob })
  }
}

/** A queue of an older version keeps its order of work until a start that finds nothing in it. */
async function isEmpty(boss: PgBoss, name: QueueName): Promise<boolean> {
  return (await boss.findJobs(name)).length === 0
}

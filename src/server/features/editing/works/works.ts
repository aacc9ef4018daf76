import { randomUUID } from 'node:crypto'
import { setImmediate as letOthersGo } from 'node:timers/promises'
import { and, eq, lt } from 'drizzle-orm'
import { Failure, invalidData } from '#contract/failures.ts'
import { limits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { works } from '#server/db/schema/index.ts'
import { onReadHandle, type Transactional, type Tx } from '#server/db/transaction.ts'

/** How often long work says that it lives; work that has not for longer than `silenceMs` has died. */
const beatMs = 3_000
export const silenceMs = 15_000

/** How often the rows between two beats are told at most. */
const tellingMs = 250

interface AskedWork {
  workId?: string | undefined
  background?: boolean | undefined
}

/** How far work is; told to whoever asks for it by its id. */
export interface Progress {
  /** Says how much there is to do. */
  expect(total: number): void
  /**
   * Says how much is done, and tells whether to go on: not once the work was cancelled or the process
   * is about to end.
   */
  reached(done: number): Promise<boolean>
}

interface WorkOf<Answer> {
  userId: string
  /** The operation that does it. */
  operation: string
  /** `id` is the work's; nobody can ask for work without one. */
  carryOut(progress: Progress, id: string): Promise<Answer>
}

/** Long work of this process. */
export interface Works {
  /**
   * Carries work out, under the asked id where there is one; in the background it answers at once with
   * that id, or a new one.
   * @throws INVALID_DATA_ERROR for an id that names work already; in the foreground, whatever the work throws
   */
  run<Answer>(asked: AskedWork, work: WorkOf<Answer>): Promise<Answer | { workId: string }>
  /** Ends what is running before its next item. */
  close(): Promise<void>
}

interface WorksNeeds {
  database: Transactional
  catalogueVersion: { settle(): void }
  clock: () => Date
  log: { error(details: object, words: string): void }
}

export function makeWorks({ database, catalogueVersion, clock, log }: WorksNeeds): Works {
  const running = new Set<Promise<unknown>>()
  let closing = false

  /** Work that nobody can ask for. */
  const untold: Progress = {
    expect() {},
    async reached() {
      await letOthersGo()
      return !closing
    },
  }

  async function enter(id: string, { userId, operation }: WorkOf<unknown>): Promise<void> {
    const now = clock()
    const row = { id, userId, operation, state: 'running' as const, startedAt: now, beatAt: now }
    const entered = await onReadHandle(database, (tx) =>
      tx.insert(works).values(row).onConflictDoNothing().returning({ id: works.id }),
    )
    if (entered.length === 0) throw invalidData('workId', messages.taken)
  }

  async function carryOutTold<Answer>(id: string, work: WorkOf<Answer>): Promise<Answer> {
    let done = 0
    let total = 0
    let isWanted = true
    let toldAt = performance.now()
    const isThis = eq(works.id, id)

    async function tell(): Promise<void> {
      toldAt = performance.now()
      const told = await onReadHandle(database, (tx) =>
        tx
          .update(works)
          .set({ done, total, beatAt: clock() })
          .where(and(isThis, eq(works.state, 'running')))
          .returning({ id: works.id }),
      )
      if (told.length === 0) isWanted = false
    }

    async function end(state: 'done' | 'failed', answer: unknown): Promise<void> {
      const { row } = await onReadHandle(database, async (tx) => {
        const ended = await tx
          .update(works)
          .set({ state, done, total, answer })
          .where(and(isThis, eq(works.state, 'running')))
          .returning({ id: works.id })
        return { row: ended[0] }
      })
      if (row) return
      await onReadHandle(database, (tx) =>
        tx
          .update(works)
          .set({ done, total, answer })
          .where(and(isThis, eq(works.state, 'cancelled'))),
      )
    }

    const heart = setInterval(() => {
      tell().catch((error: unknown) => log.error({ err: error }, 'long work cannot be told'))
    }, beatMs).unref()
    try {
      const answer = await work.carryOut(
        {
          expect(all) {
            total = all
          },
          async reached(number) {
            done = number
            // The embedded database works in this thread: without a pause nobody else would be heard.
            await letOthersGo()
            if (performance.now() - toldAt >= tellingMs) await tell()
            return isWanted && !closing
          },
        },
        id,
      )
      await end(closing && done < total ? 'failed' : 'done', answer)
      return answer
    } catch (error) {
      const told = error instanceof Failure ? { name: error.name, context: error.context } : null
      await end('failed', told)
      throw error
    } finally {
      clearInterval(heart)
      catalogueVersion.settle()
    }
  }

  function follow<Answer>(carried: Promise<Answer>): Promise<Answer> {
    const settled = carried.catch(() => undefined)
    running.add(settled)
    void settled.then(() => running.delete(settled))
    return carried
  }

  return {
    async run({ workId, background = false }, work) {
      if (workId === undefined && !background) return follow(work.carryOut(untold, randomUUID()))
      const id = workId ?? randomUUID()
      await enter(id, work)
      const carried = follow(carryOutTold(id, work))
      if (!background) return carried
      carried.catch((error: unknown) => {
        if (error instanceof Failure && error.status < 500) return
        log.error({ err: error, workId: id }, 'long work failed')
      })
      return { workId: id }
    },
    async close() {
      closing = true
      await Promise.all(running)
    },
  }
}

/** Deletes work that was begun more than a day ago. */
export async function purgeWorks(tx: Tx, now: Date): Promise<void> {
  const newest = new Date(now.getTime() - limits.workSeconds * 1_000)
  await tx.delete(works).where(lt(works.startedAt, newest))
}

type Work = typeof works.$inferSelect

/** The work of a user that is still kept; undefined for another's, or none. */
export async function findWork(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<Work | undefined> {
  const [work] = await tx
    .select()
    .from(works)
    .where(and(eq(works.id, id), eq(works.userId, userId)))
  if (!work || work.startedAt.getTime() < now.getTime() - limits.workSeconds * 1_000)
    return undefined
  // Its process has died without a word.
  const isSilent = work.state === 'running' && work.beatAt.getTime() < now.getTime() - silenceMs
  return isSilent ? { ...work, state: 'failed' } : work
}

/** Lets running work stop before its next item. */
export async function cancelWork(tx: Tx, id: string): Promise<void> {
  await tx
    .update(works)
    .set({ state: 'cancelled' })
    .where(and(eq(works.id, id), eq(works.state, 'running')))
}

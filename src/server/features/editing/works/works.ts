import { randomUUID } from 'node:crypto'
import { setImmediate as letOthersGo } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { Failure, invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { AnsweredFile } from '#contract/base/operation.ts'
import { works } from '#server/platform/db/schema/index.ts'
import { inTransaction, onReadHandle, type Transactional } from '#server/platform/db/transaction.ts'
import type { MediaPipeline } from '#server/platform/media/stored/store-media.ts'
import { answerFile, type FileWork } from './answer-file.ts'
import { requireRoom } from './room.ts'
import type { AskedWork, Progress, RunWork, WorkOf } from './work.ts'

declare module '#server/platform/services.ts' {
  interface Services {
    /** Long work: its progress and its early end. */
    works: Works
  }
}

/** How often long work says that it lives. */
const beatMs = 3_000

/** Minimum milliseconds between two reports of rows between two beats. */
const reportIntervalMs = 250

/** Long work of this process. */
export interface Works {
  run: RunWork
  /** Answers a file as it is made, or makes it as work: see `answerFile`. */
  file(asked: AskedWork, work: FileWork): Promise<AnsweredFile | { workId: string }>
  /** Ends what is running before its next item. */
  close(): Promise<void>
}

interface WorksDependencies {
  database: Transactional
  mediaPipeline: MediaPipeline
  catalogueVersion: { settle(): Promise<void> }
  clock: () => Date
  log: { error(details: object, words: string): void }
}

export function makeWorks(dependencies: WorksDependencies): Works {
  const { database, catalogueVersion, clock, log } = dependencies
  const running = new Set<Promise<unknown>>()
  let closing = false

  /** Work that nobody can ask for. */
  const unreported: Progress = {
    expect() {},
    async reached() {
      await letOthersGo()
      return !closing
    },
  }

  async function enter(
    id: string,
    { userId, operation, keepsFile = false }: WorkOf<unknown>,
    background: boolean,
  ): Promise<void> {
    const now = clock()
    const row = { id, userId, operation, state: 'running' as const, startedAt: now, beatAt: now }
    const entered = await inTransaction(database, async (tx) => {
      if (background) await requireRoom(tx, { userId, keepsFile, now })
      return tx.insert(works).values(row).onConflictDoNothing().returning({ id: works.id })
    })
    if (entered.length === 0) throw invalidData('workId', messages.taken)
  }

  async function runReported<Answer>(id: string, work: WorkOf<Answer>): Promise<Answer> {
    let done = 0
    let total = 0
    let isWanted = true
    let reportedAt = performance.now()
    const isThis = eq(works.id, id)

    async function report(): Promise<void> {
      reportedAt = performance.now()
      const updated = await onReadHandle(database, (tx) =>
        tx
          .update(works)
          .set({ done, total, beatAt: clock() })
          .where(and(isThis, eq(works.state, 'running')))
          .returning({ id: works.id }),
      )
      if (updated.length === 0) isWanted = false
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
      report().catch((error: unknown) => log.error({ err: error }, 'long work cannot be told'))
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
            if (performance.now() - reportedAt >= reportIntervalMs) await report()
            return isWanted && !closing
          },
        },
        id,
      )
      await end(closing && done < total ? 'failed' : 'done', answer)
      return answer
    } catch (error) {
      const failure = error instanceof Failure ? { name: error.name, context: error.context } : null
      await end('failed', failure)
      throw error
    } finally {
      clearInterval(heart)
      await catalogueVersion.settle()
    }
  }

  function follow<Answer>(carried: Promise<Answer>): Promise<Answer> {
    const settled = carried.catch(() => undefined)
    running.add(settled)
    void settled.then(() => running.delete(settled))
    return carried
  }

  const run: RunWork = async ({ workId, background = false }, work) => {
    if (workId === undefined && !background) return follow(work.carryOut(unreported, randomUUID()))
    const id = workId ?? randomUUID()
    await enter(id, work, background)
    const carried = follow(runReported(id, work))
    if (!background) return carried
    carried.catch((error: unknown) => {
      if (error instanceof Failure && error.status < 500) return
      log.error({ err: error, workId: id }, 'long work failed')
    })
    return { workId: id }
  }

  return {
    run,
    file: (asked, work) => answerFile({ ...dependencies, run }, asked, work),
    async close() {
      closing = true
      await Promise.all(running)
    },
  }
}

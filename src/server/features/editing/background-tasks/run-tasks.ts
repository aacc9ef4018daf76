import { randomUUID } from 'node:crypto'
import { setImmediate as letOthersGo } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { Failure, invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { AnsweredFile } from '#contract/base/operation.ts'
import { backgroundTasks } from '#server/platform/db/schema/index.ts'
import { inTransaction, onReadHandle, type Transactional } from '#server/platform/db/transaction.ts'
import type { MediaPipeline } from '#server/platform/media/stored/store-media.ts'
import { answerFile, type FileTask } from './answer-file.ts'
import { requireCapacity } from './require-capacity.ts'
import type { TaskOptions, Progress, RunTask, TaskOf } from './task.ts'

declare module '#server/platform/services.ts' {
  interface Services {
    /** Background tasks: their progress and their early end. */
    backgroundTasks: BackgroundTasks
  }
}

/** Interval of a task's heartbeat. */
const beatMs = 3_000

/** Minimum milliseconds between two reports of rows between two beats. */
const reportIntervalMs = 250

/** Background tasks of this process. */
export interface BackgroundTasks {
  run: RunTask
  /** Answers a file as it is made, or makes it as work: see `answerFile`. */
  file(options: TaskOptions, task: FileTask): Promise<AnsweredFile | { workId: string }>
  /** Ends what is running before its next item. */
  close(): Promise<void>
}

interface BackgroundTasksDependencies {
  database: Transactional
  mediaPipeline: MediaPipeline
  catalogueVersion: { settle(): Promise<void> }
  clock: () => Date
  log: { error(details: object, words: string): void }
}

export function makeBackgroundTasks(dependencies: BackgroundTasksDependencies): BackgroundTasks {
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
    { userId, operation, keepsFile = false, isUndoable: undoable = false }: TaskOf<unknown>,
    background: boolean,
  ): Promise<void> {
    const now = clock()
    const state = 'running' as const
    const row = { id, userId, operation, undoable, state, startedAt: now, beatAt: now }
    const entered = await inTransaction(database, async (tx) => {
      if (background) await requireCapacity(tx, { userId, keepsFile, now })
      return tx
        .insert(backgroundTasks)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: backgroundTasks.id })
    })
    if (entered.length === 0) throw invalidData('workId', messages.taken)
  }

  async function runReported<Answer>(id: string, task: TaskOf<Answer>): Promise<Answer> {
    let done = 0
    let total = 0
    let isWanted = true
    let reportedAt = performance.now()
    const isThis = eq(backgroundTasks.id, id)

    async function report(): Promise<void> {
      reportedAt = performance.now()
      const updated = await onReadHandle(database, (tx) =>
        tx
          .update(backgroundTasks)
          .set({ done, total, beatAt: clock() })
          .where(and(isThis, eq(backgroundTasks.state, 'running')))
          .returning({ id: backgroundTasks.id }),
      )
      if (updated.length === 0) isWanted = false
    }

    async function end(state: 'done' | 'failed', answer: unknown): Promise<void> {
      const { row } = await onReadHandle(database, async (tx) => {
        const ended = await tx
          .update(backgroundTasks)
          .set({ state, done, total, answer })
          .where(and(isThis, eq(backgroundTasks.state, 'running')))
          .returning({ id: backgroundTasks.id })
        return { row: ended[0] }
      })
      if (row) return
      await onReadHandle(database, (tx) =>
        tx
          .update(backgroundTasks)
          .set({ done, total, answer })
          .where(and(isThis, eq(backgroundTasks.state, 'cancelled'))),
      )
    }

    const heart = setInterval(() => {
      report().catch((error: unknown) => log.error({ err: error }, 'long work cannot be told'))
    }, beatMs).unref()
    try {
      const answer = await task.carryOut(
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

  const run: RunTask = async ({ workId, background = false }, task) => {
    if (workId === undefined && !background) return follow(task.carryOut(unreported, randomUUID()))
    const id = workId ?? randomUUID()
    await enter(id, task, background)
    const carried = follow(runReported(id, task))
    if (!background) return carried
    carried.catch((error: unknown) => {
      if (error instanceof Failure && error.status < 500) return
      log.error({ err: error, workId: id }, 'long work failed')
    })
    return { workId: id }
  }

  return {
    run,
    file: (options, task) => answerFile({ ...dependencies, run }, options, task),
    async close() {
      closing = true
      await Promise.all(running)
    },
  }
}

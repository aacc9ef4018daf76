import { Failure } from '#contract/base/failures.ts'
import type { AnsweredFile } from '#contract/base/operation.ts'
import { onReadHandle, type Transactional } from '#server/platform/db/transaction.ts'
import { openMadeFile, storeMadeFile } from '#server/platform/media/stored/made-files.ts'
import type { MediaPipeline } from '#server/platform/media/stored/store-media.ts'
import { findTask } from './store.ts'
import type { TaskOptions, Progress, RunTask } from './task.ts'

/** A file that takes long to make. */
export interface FileTask {
  userId: string
  /** The operation that makes it, and all that another file would be made for: an agency's terms. */
  operation: string
  /** How many steps it has, once they are counted. */
  count(): Promise<number>
  /** Without progress it is answered as it comes. */
  make(progress?: Progress): Promise<AnsweredFile>
}

interface FileDependencies {
  run: RunTask
  database: Transactional
  mediaPipeline: MediaPipeline
  clock: () => Date
}

/**
 * Answers a file: as it is made, or, where it is work that is asked for by its id, once it is made. A later call
 * with the id of work that is done answers the file again, as long as it is kept.
 */
export async function answerFile(
  { run, ...kept }: FileDependencies,
  options: TaskOptions,
  task: FileTask,
): Promise<AnsweredFile | { workId: string }> {
  const { workId, background } = options
  if (workId === undefined && !background) return task.make()
  const made = workId === undefined ? undefined : await findMade(kept, workId, task)
  if (made) return made
  const begun = await run(options, {
    ...task,
    keepsFile: true,
    async carryOut(progress, id) {
      const total = await task.count()
      progress.expect(total)
      const { name, type, content } = await task.make(progress)
      await storeMadeFile(kept.mediaPipeline, { id, type, content })
      await progress.reached(total)
      return { name, type }
    },
  })
  if ('workId' in begun) return begun
  const file = workId === undefined ? undefined : await findMade(kept, workId, task)
  if (!file) throw new Failure('NOT_FOUND_ERROR')
  return file
}

/** The file that earlier work of the same user made; undefined where there is none. */
async function findMade(
  { database, mediaPipeline, clock }: Omit<FileDependencies, 'run'>,
  id: string,
  { userId, operation }: FileTask,
): Promise<AnsweredFile | undefined> {
  const task = await onReadHandle(database, (tx) => findTask(tx, { id, userId, now: clock() }))
  if (task?.state !== 'done' || task.operation !== operation) return undefined
  const { name, type } = task.answer as Pick<AnsweredFile, 'name' | 'type'>
  const content = await openMadeFile(mediaPipeline, id)
  return content && { name, type, content }
}

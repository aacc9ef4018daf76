import { randomUUID } from 'node:crypto'
import { type RunningContext, signedIn } from '#server/api/context.ts'
import type { Progress, TaskOptions } from './task.ts'

interface UndoableOf<Answer> {
  operation: string
  /** Makes its calls by the context that it is given, which keeps what they change. */
  carryOut(running: RunningContext, progress: Progress): Promise<Answer>
}

/**
 * Carries out a task of which all changes are kept, so that `undoWork` gives them back; one without an id gets one.
 * A dry run changes nothing, and is an ordinary task.
 * @throws what the task throws
 */
export async function runUndoable<Answer>(
  context: RunningContext,
  { workId, background, dryRun }: TaskOptions & { dryRun?: boolean | undefined },
  { operation, carryOut }: UndoableOf<Answer>,
): Promise<Answer | { workId: string }> {
  const { backgroundTasks } = context.services
  const userId = signedIn(context).id
  if (dryRun) {
    const task = {
      userId,
      operation,
      carryOut: (progress: Progress) => carryOut(context, progress),
    }
    return backgroundTasks.run({ workId, background }, task)
  }
  return backgroundTasks.run(
    { workId: workId ?? randomUUID(), background },
    {
      userId,
      operation,
      isUndoable: true,
      carryOut: (progress, id) => carryOut(context.asWork(id), progress),
    },
  )
}

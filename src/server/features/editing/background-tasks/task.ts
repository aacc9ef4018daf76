/** Under which id, and whether the call waits for it. */
export interface TaskOptions {
  workId?: string | undefined
  background?: boolean | undefined
}

/** Progress of a task, which its id leads to. */
export interface Progress {
  /** Says how much there is to do. */
  expect(total: number): void
  /**
   * Says how much is done, and tells whether to go on: not once the task was cancelled or the process
   * is about to end.
   */
  reached(done: number): Promise<boolean>
}

export interface TaskOf<Answer> {
  userId: string
  /** The operation that does it. */
  operation: string
  /** Its file is kept for a day: a user has ten of background tasks at most. */
  keepsFile?: boolean
  /** All that it changes is kept, so that it can be undone. */
  isUndoable?: boolean
  /** `id` is the task’s; nobody can ask for a task without one. */
  carryOut(progress: Progress, id: string): Promise<Answer>
}

/**
 * Carries a task out, under the asked id where there is one; in the background it answers at once with
 * that id, or a new one.
 * @throws INVALID_DATA_ERROR for an id that names a task already; in the foreground, whatever the task throws
 */
export type RunTask = <Answer>(
  options: TaskOptions,
  task: TaskOf<Answer>,
) => Promise<Answer | { workId: string }>

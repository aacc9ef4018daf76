/** Under which id, and whether the call waits for it. */
export interface AskedWork {
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

export interface WorkOf<Answer> {
  userId: string
  /** The operation that does it. */
  operation: string
  /** Its file is kept for a day: a user has ten of background work at most. */
  keepsFile?: boolean
  /** `id` is the work's; nobody can ask for work without one. */
  carryOut(progress: Progress, id: string): Promise<Answer>
}

/**
 * Carries work out, under the asked id where there is one; in the background it answers at once with
 * that id, or a new one.
 * @throws INVALID_DATA_ERROR for an id that names work already; in the foreground, whatever the work throws
 */
export type RunWork = <Answer>(
  asked: AskedWork,
  work: WorkOf<Answer>,
) => Promise<Answer | { workId: string }>

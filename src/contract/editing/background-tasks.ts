import { z } from 'zod'
import { id, nothing } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'

export const backgroundTaskStates = ['running', 'done', 'cancelled', 'failed'] as const

/** Input of an operation that may last long (requirements §14.1). */
export const backgroundInput = {
  /** A name that the caller gives the work, to ask how far it is and to cancel it. */
  workId: id.optional(),
  /** Answers at once with `workId` alone; getWork returns the result of the work. */
  background: z.boolean().optional(),
}

/** The answer of long work in the background. */
export const startedTask = z.object({ workId: z.guid() })

const taskOfCaller = z.object({ workId: id })

export const backgroundTaskOperations = {
  getWork: operation({
    summary: "How far the caller's long work is and, once it has ended, what it answered.",
    access: 'user',
    effect: 'reads',
    input: taskOfCaller,
    output: z.object({
      /** In the work's own units: rows, items. */
      done: z.int(),
      total: z.int(),
      state: z.enum(backgroundTaskStates),
      /**
       * The call's answer; for cancelled work, as far as it came. For failed work it is the failure, if there was
       * one.
       */
      answer: z.unknown(),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  cancelWork: operation({
    summary:
      "Stops the caller's long work before the next item; what is done stays. Ended work stays as it is.",
    access: 'user',
    effect: 'writes',
    input: taskOfCaller,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const

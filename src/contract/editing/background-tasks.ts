import { z } from 'zod'
import { changeActions } from '#contract/base/changed-kinds.ts'
import { type FailureContext, type FailureName, failureStatuses } from '#contract/base/failures.ts'
import { id, ids, nothing, page } from '#contract/base/fields.ts'
import { kinds } from '#contract/base/kinds.ts'
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

/** Kinds of things whose changes a work keeps. */
export const undoableKinds = [...kinds, 'rate'] as const

export type UndoableKind = (typeof undoableKinds)[number]

/** Parts of a thing that a work changes: the thing itself, or its draft. */
export const workParts = ['item', 'draft'] as const

const failureNames = Object.keys(failureStatuses) as [FailureName, ...FailureName[]]

/** The answer of what is done to many things, each by itself. */
export const answerOfMany = z.object({
  /** Items that now are as requested, including those that already were. */
  done: z.array(z.guid()),
  /** Items that were not changed, each with the failure that the action gives when done by hand. */
  refused: z.array(
    z.object({ id: z.guid(), name: z.enum(failureNames), context: z.custom<FailureContext>() }),
  ),
})

const user = z.object({ id: z.guid(), name: z.string() })

const work = z
  .object({
    id: z.guid(),
    /** The operation that did it. */
    operation: z.string(),
    kind: z.enum(undoableKinds),
    startedAt: z.date(),
    by: user,
    counts: z.object({ add: z.int(), edit: z.int(), delete: z.int() }),
    /** ISO 8601: it can be undone before that moment. */
    until: z.string(),
    isRunning: z.boolean(),
    undoneAt: z.date().nullable(),
    /** Null as long as nobody has undone it, and of an account that is gone. */
    undoneBy: user.nullable(),
  })
  .meta({ id: 'Work' })

export type Work = z.infer<typeof work>

const workChange = z
  .object({
    kind: z.enum(undoableKinds),
    id: z.guid(),
    part: z.enum(workParts),
    /** Its name at that time. */
    name: z.string(),
    action: z.enum(changeActions),
    undone: z.boolean(),
    /** Why the last attempt could not undo it. */
    refusal: z.enum(failureNames).nullable(),
  })
  .meta({ id: 'WorkChange' })

export type WorkChange = z.infer<typeof workChange>

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
      /** Of work that was undone. */
      undoneAt: z.date().optional(),
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
  listWorks: operation({
    summary: 'Imports and bulk changes of the last 30 days that changed something, newest first.',
    access: 'admin',
    duties: ['catalogue', 'rates'],
    effect: 'reads',
    input: z.object({
      ...page,
      /** These alone. */
      ids: ids(1).optional(),
    }),
    output: z.object({ list: z.array(work), total: z.int() }),
    failures: [],
  }),
  listWorkChanges: operation({
    summary: 'What a work changed, in its order; what could not be undone comes first.',
    access: 'admin',
    duties: ['catalogue', 'rates'],
    effect: 'reads',
    input: z.object({ workId: id, ...page }),
    output: z.object({ list: z.array(workChange), total: z.int() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  undoWork: operation({
    summary:
      'Gives back to each item what a work changed in it, for 30 days and once, each in a transaction of its own; in the background it answers the id of its own work.',
    access: 'admin',
    duties: ['catalogue', 'rates'],
    effect: 'orchestrates',
    input: z.object({ workId: id, background: backgroundInput.background }),
    output: z.union([answerOfMany, startedTask]),
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
} as const

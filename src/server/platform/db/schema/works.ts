import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { changeActions } from '#contract/base/changed-kinds.ts'
import type { FailureName } from '#contract/base/failures.ts'
import {
  backgroundTaskStates,
  undoableKinds,
  workParts,
} from '#contract/editing/background-tasks.ts'
import { insertionOrder, isOneOf, moment } from './columns.ts'
import type { StoredRow } from './editing.ts'
import { users } from './users.ts'

/** Long work, for who started it, kept 24 hours; one that can be undone, for 30 days. */
export const backgroundTasks = pgTable(
  'works',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    operation: text('operation').notNull(),
    state: text('state', { enum: backgroundTaskStates }).notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** The call's answer, once there is one. */
    answer: jsonb('answer'),
    startedAt: moment('started_at').notNull(),
    /** Says that its process still works on it; work whose process died is failed. */
    beatAt: moment('beat_at').notNull(),
    /** Whether it keeps what it changes. */
    undoable: boolean('undoable').notNull().default(false),
    undoneAt: moment('undone_at'),
    /** No foreign key: an account that is gone takes no answer along. */
    undoneById: uuid('undone_by_id'),
  },
  (work) => [
    index('works_expiry').on(work.startedAt),
    index('works_user').on(work.userId),
    check('works_state', isOneOf(work.state, backgroundTaskStates)),
  ],
)

/**
 * Rows, by table, that a thing's former version does not tell; under `rate` a rate as its detail was answered.
 */
export type StateBefore = Record<string, StoredRow[]>

/** Changes that works made, each with the former state of the thing. */
export const workChanges = pgTable(
  'work_changes',
  {
    workId: uuid('work_id')
      .notNull()
      .references(() => backgroundTasks.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id').notNull(),
    /** The thing itself, or the draft of it. */
    part: text('part', { enum: workParts }).notNull(),
    kind: text('kind', { enum: undoableKinds }).notNull(),
    action: text('action', { enum: changeActions }).notNull(),
    name: text('name').notNull(),
    /** Fields that an edit changed, as the activity names them. */
    fields: text('fields').array().notNull().default([]),
    /** The item's version before; null of what is no item, and of what was added. */
    version: integer('version'),
    before: jsonb('before').$type<StateBefore>().notNull().default({}),
    /** `updatedAt` of the thing as the work found it, and as it left it; of what it deleted, the moment of that. */
    foundAt: moment('found_at'),
    leftAt: moment('left_at').notNull(),
    undone: boolean('undone').notNull().default(false),
    /** Why it could not be undone. */
    refusal: text('refusal').$type<FailureName>(),
    sequence: insertionOrder(),
  },
  (change) => [
    primaryKey({ columns: [change.workId, change.itemId, change.part] }),
    index('work_changes_of_item').on(change.itemId, change.leftAt),
    check('work_changes_action', sql`${change.action} in ('add', 'edit', 'delete')`),
    check('work_changes_part', isOneOf(change.part, workParts)),
  ],
)

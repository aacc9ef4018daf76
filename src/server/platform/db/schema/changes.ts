import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ChangedValue } from '#contract/editing/activity.ts'
import { changeActions, changedKinds } from '#contract/base/changed-kinds.ts'
import { generatedId, insertionOrder, moment } from './columns.ts'

/**
 * Changes by admins, kept for a year. No foreign keys: a change outlives its item and its author. The author's
 * address is in the log alone, under the same request.
 */
export const changes = pgTable(
  'changes',
  {
    id: generatedId(),
    creationDate: moment('creation_date').notNull().defaultNow(),
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    operation: text('operation').notNull(),
    requestId: text('request_id').notNull(),
    kind: text('kind', { enum: changedKinds }).notNull(),
    action: text('action', { enum: changeActions }).notNull(),
    itemId: uuid('item_id'),
    itemName: text('item_name'),
    fields: text('fields').array().notNull().default([]),
    /** Old and new values of some fields: see `values-of-change.ts`. */
    values: jsonb('values').$type<ChangedValue[]>().notNull().default([]),
    sequence: insertionOrder(),
  },
  (change) => [
    index('changes_by_age').on(change.sequence),
    index('changes_of_item').on(change.itemId, change.sequence),
    index('changes_of_actor').on(change.actorId, change.sequence),
    index('changes_expiry').on(change.creationDate),
    check('changes_action', sql`${change.action} in ('add', 'edit', 'delete')`),
  ],
)

import { z } from 'zod'
import { answeredNames } from '#contract/catalogue/facts/details.ts'
import { changeActions, changedKinds } from '#contract/base/changed-kinds.ts'
import { id, page } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'

/**
 * One text or value before and after an edit, where it is worth keeping and nobody's own: of items, places,
 * tags, site, pages, texts and terms alone. Named as a path (`details.pt.summary`); long ones are cut to
 * what differs.
 */
const changedValue = z
  .object({ field: z.string(), before: z.unknown(), after: z.unknown() })
  .meta({ id: 'ChangedValue' })

export type ChangedValue = z.infer<typeof changedValue>

const kind = z.enum(changedKinds)
const action = z.enum(changeActions)

/**
 * One change an admin made. The names are those at the time of the change: it outlives its item
 * and its author. `fields` are what an edit changed.
 */
export const change = z.object({
  id: z.guid(),
  creationDate: z.date(),
  actorId: z.guid(),
  actorName: z.string(),
  kind,
  action,
  itemId: z.guid().nullable(),
  itemName: z.string().nullable(),
  /** Its names now, by language; none where it is gone or has but one. */
  details: answeredNames,
  /** False once it has been deleted. */
  itemExists: z.boolean(),
  fields: z.array(z.string()),
  /** Of an edit: what some of them were and became. */
  values: z.array(changedValue),
})

export type Change = z.infer<typeof change>

export const activityOperations = {
  listActivity: operation({
    summary: 'Who changed what in the last year, newest first, and everybody who did.',
    access: 'admin',
    duties: ['team'],
    effect: 'reads',
    input: z.object({
      ...page,
      actorId: id.optional(),
      kind: kind.optional(),
      action: action.optional(),
      itemId: id.optional(),
    }),
    output: z.object({
      list: z.array(change),
      total: z.int(),
      actors: z.array(z.object({ id: z.guid(), name: z.string() })),
    }),
    failures: [],
  }),
} as const

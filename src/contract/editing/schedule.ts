import { z } from 'zod'
import { kinds } from '#contract/base/kinds.ts'
import { id, moment } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'

const ofItem = { kind: z.enum(kinds), id }

/** The moments of an item’s plan; null where nothing is planned. */
const plan = {
  kind: z.enum(kinds),
  id: z.guid(),
  enableAt: z.date().nullable(),
  disableAt: z.date().nullable(),
}

const planned = z
  .object({
    ...plan,
    name: z.string(),
    /** Owner of the plan, in whose name it is carried out. */
    by: z.object({ id: z.guid(), name: z.string() }),
  })
  .meta({ id: 'Planned' })

export type Planned = z.infer<typeof planned>

export const scheduleOperations = {
  setSchedule: operation({
    summary:
      'Plans when an item is enabled and disabled, in the name of who plans it; null takes a moment back, an absent one stays.',
    access: 'admin',
    duties: ['catalogue'],
    publishes: true,
    effect: 'writes',
    input: z.object({
      ...ofItem,
      enableAt: moment.nullish(),
      disableAt: moment.nullish(),
    }),
    output: z.object(plan),
    failures: ['NOT_FOUND_ERROR'],
  }),
  listSchedule: operation({
    summary: 'What is planned, the next first.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object({}),
    output: z.object({ list: z.array(planned) }),
    failures: [],
  }),
} as const

import { z } from 'zod'
import { kindFacts, kinds } from '#contract/base/kinds.ts'
import { answeredId, id, idOnly, nothing, text } from '#contract/base/fields.ts'
import { duties } from '#contract/base/rights/duties.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'

/** Limits of views: of a list, how many a person has and how many all share. */
export const viewLimits = {
  ownMax: 50,
  sharedMax: 200,
  nameMaxLength: 60,
  paramsMax: 40,
  paramMaxLength: 2_000,
  columnsMax: 30,
} as const

/** The lists of the panel whose views and columns are kept. */
export const panelLists = [
  'categories',
  ...kinds.map((kind) => kindFacts[kind].plural),
  'countries',
  'regions',
  'tags',
  'missedSearches',
  'translations',
  'glossary',
  'schedule',
  'works',
  'bin',
  'activity',
  'quotes',
  'templates',
  'termSets',
  'agencies',
  'rates',
  'apiKeys',
  'webhooks',
  'users',
  'pendingUsers',
  'unconfirmedUsers',
  'mails',
  'pages',
  'specialists',
  'testimonials',
  'redirects',
  'deadAddresses',
  'browserReports',
] as const

export type PanelList = (typeof panelLists)[number]

const list = z.enum(panelLists)

/** A column of a list, or a key of its address. */
const word = z.string().regex(/^[a-zA-Z][\w-]{0,39}$/, { error: messages.invalid })

/** A list's filters and order as its address spells them, without the search, which may be about a person. */
const params = z
  .record(
    word.refine((key) => key !== 'q', { error: messages.invalid }),
    text(viewLimits.paramMaxLength),
  )
  .refine((given) => Object.keys(given).length <= viewLimits.paramsMax, {
    error: messages.tooMany,
  })

/** The columns that a list shows beside its first and its actions, in their order. */
const columns = z
  .array(word)
  .max(viewLimits.columnsMax, { error: messages.tooMany })
  .refine((given) => new Set(given).size === given.length, { error: messages.invalid })

const viewFields = {
  name: text(viewLimits.nameMaxLength),
  params,
  columns: columns.nullable(),
  shared: z.boolean(),
}

const view = z
  .object({
    id: z.guid(),
    name: z.string(),
    params: z.record(z.string(), z.string()),
    /** Null leaves the columns as they are. */
    columns: z.array(z.string()).nullable(),
    /** Everybody of the panel has it. */
    shared: z.boolean(),
    /** The caller made it. */
    own: z.boolean(),
    /** Name of the maker of a shared one; null where that account is gone. */
    by: z.string().nullable(),
  })
  .meta({ id: 'SavedView' })

export type SavedView = z.infer<typeof view>

/** The views and columns of the panel's lists (requirements §6.15). */
export const savedViewOperations = {
  listViews: operation({
    summary: "The caller's own and the shared views of a list, by name, and the caller's columns.",
    access: 'admin',
    duties,
    effect: 'reads',
    input: z.object({ list }),
    output: z.object({
      list: z.array(view),
      /** Null where the caller has the columns as the panel has them. */
      columns: z.array(z.string()).nullable(),
    }),
    failures: [],
  }),
  addView: operation({
    summary: 'Keeps the filters, order and columns of a list under a name, for oneself or for all.',
    access: 'admin',
    duties,
    effect: 'writes',
    input: z.object({
      list,
      ...viewFields,
      columns: viewFields.columns.default(null),
      shared: viewFields.shared.default(false),
    }),
    output: answeredId,
    failures: [],
  }),
  editView: operation({
    summary: "Changes a view: one's own, or a shared one. Only its maker takes it back from all.",
    access: 'admin',
    duties,
    effect: 'writes',
    input: z.object({ id, ...z.object(viewFields).partial().shape }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteView: operation({
    summary: "Deletes a view: one's own, or a shared one.",
    access: 'admin',
    duties,
    effect: 'writes',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  setColumns: operation({
    summary: 'Remembers the columns of a list for the caller; null are those of the panel.',
    access: 'admin',
    duties,
    effect: 'writes',
    input: z.object({ list, columns: columns.nullable() }),
    output: nothing,
    failures: [],
  }),
} as const

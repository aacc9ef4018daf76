import { z } from 'zod'
import { answeredNames } from '#contract/catalogue/facts/details.ts'
import { kinds } from '#contract/base/kinds.ts'
import { answeredId, id, nothing } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'
import { actor } from './versions.ts'

/** Kinds of things that go into the trash: items, rates and quotes. */
export const trashKinds = [...kinds, 'rate', 'quote'] as const

export type TrashKind = (typeof trashKinds)[number]

const kind = z.enum(kinds)
const trashKind = z.enum(trashKinds)

const trashed = z
  .object({
    kind: trashKind,
    id: z.guid(),
    /** Of a rate, its item and sheet; of a quote, its reference. */
    name: z.string(),
    /** Its names, by language; [] of a quote. */
    details: answeredNames,
    /** Of a rate: its days of travel. */
    valid: z.object({ from: z.string(), to: z.string() }).optional(),
    deletedAt: z.date(),
    by: actor,
    /** ISO 8601: it can be brought back before that moment. */
    until: z.string(),
  })
  .meta({ id: 'BinnedItem' })

export type TrashedItem = z.infer<typeof trashed>

/** Deleted items, rates and quotes, and copies of items (requirements §12.3, §12.4). */
export const trashOperations = {
  listBin: operation({
    summary: 'Items, rates and requests that were deleted in the last 30 days, newest first.',
    access: 'admin',
    duties: ['catalogue', 'rates', 'requests'],
    effect: 'reads',
    input: z.object({ kind: trashKind.optional() }),
    output: z.object({ list: z.array(trashed) }),
    failures: [],
  }),

  restoreFromBin: operation({
    summary:
      'Brings a deleted item back under its id, disabled, with texts, links, days and media; what it belonged to must still be there. A rate comes back hidden; a request with its messages, proposals and links.',
    access: 'admin',
    duties: ['catalogue', 'rates', 'requests'],
    effect: 'writes',
    changes: 'item',
    input: z.object({ kind: trashKind, id }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),

  deleteFromBin: operation({
    summary:
      'Deletes an item, a rate or a request in the trash for good, with its versions and files.',
    access: 'admin',
    duties: ['catalogue', 'rates', 'requests'],
    effect: 'writes',
    input: z.object({ kind: trashKind, id }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),

  duplicateItem: operation({
    summary:
      'Adds a copy of an item: disabled, unstarred, without externalId and code; with copies of its media if asked to.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'new item',
    idempotent: true,
    input: z.object({ kind, id, media: z.boolean().default(false) }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const

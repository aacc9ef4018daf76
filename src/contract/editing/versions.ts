import { languages } from '#contract/base/languages/languages.ts'
import { z } from 'zod'
import { kinds } from '#contract/base/kinds.ts'
import { media } from '#contract/catalogue/media.ts'
import { answeredId, id, idOnly, moment } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'

const kind = z.enum(kinds)

/** Kinds of things whose versions are kept. */
export const versionedKinds = [...kinds, 'rate'] as const

export type VersionedKind = (typeof versionedKinds)[number]

/** The person who acted, by their name at that time. */
export const actor = z.object({ id: z.guid(), name: z.string() })

const version = z
  .object({
    /** From 1. */
    version: z.int(),
    at: z.date(),
    /** Null of an item as it was before its versions were kept. */
    by: actor.nullable(),
    /** Fields that the change touched, as the activity names them; none for an addition. */
    fields: z.array(z.string()),
  })
  .meta({ id: 'ItemVersion' })

export type ItemVersion = z.infer<typeof version>

/** The number of a version; the database counts no further. */
const number = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)

const versionList = z.object({ list: z.array(version) })

const storedVersion = version.omit({ fields: true }).extend({
  /** As the detail operation answered then, without a draft: fields that came later may lack. */
  item: z.record(z.string(), z.unknown()),
  /** Languages out of use whose texts the version holds: a restoration leaves them out. */
  ignoredLanguages: z.array(z.enum(languages)),
})

/** Earlier states of items and rates, and items' pictures that were removed (requirements §12.1, §12.2, §16.2.8). */
export const versionOperations = {
  listVersions: operation({
    summary: 'The versions of an item, newest first: the newest 50 and the first.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object({ kind, id }),
    output: versionList,
    failures: ['NOT_FOUND_ERROR'],
  }),

  getVersion: operation({
    summary: 'An item as it was, as its detail operation answered an admin then.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object({ kind, id, version: number }),
    output: storedVersion,
    failures: ['NOT_FOUND_ERROR'],
  }),

  restoreVersion: operation({
    summary:
      'Edits an item back to a version: texts, facts, links and days, by all rules of an edit; never status, stars or media.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'item',
    input: z.object({ kind, id, version: number }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),

  listRateVersions: operation({
    summary: 'The versions of a rate, newest first: the newest 50 and the first.',
    access: 'admin',
    duties: ['rates'],
    effect: 'reads',
    input: idOnly,
    output: versionList,
    failures: ['NOT_FOUND_ERROR'],
  }),

  getRateVersion: operation({
    summary: 'A rate as it was, as detailRate answered then.',
    access: 'admin',
    duties: ['rates'],
    effect: 'reads',
    input: z.object({ id, version: number }),
    output: storedVersion,
    failures: ['NOT_FOUND_ERROR'],
  }),

  restoreRateVersion: operation({
    summary: 'Edits a rate back to a version by all rules of an edit; its status stays.',
    access: 'admin',
    duties: ['rates'],
    effect: 'writes',
    changes: 'rate',
    input: z.object({
      id,
      version: number,
      /** Of the rate as it was compared: one that changed since is EDIT_CONFLICT_ERROR. */
      updatedAt: moment.optional(),
    }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),

  listRemovedMedia: operation({
    summary:
      'Pictures and videos that were removed from an item in the last 30 days, newest first; they have no addresses.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object({ kind, id }),
    output: z.object({ list: z.array(media.extend({ deletedAt: z.date() })) }),
    failures: ['NOT_FOUND_ERROR'],
  }),

  restoreMedia: operation({
    summary:
      'Brings a removed picture or video back to its item, in its old place; pictures get new addresses.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'medium',
    input: z.object({ mediaId: id }),
    output: media,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const

import { languages } from '#contract/base/languages/languages.ts'
import { z } from 'zod'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { itemOperations } from '#contract/catalogue/kinds/item-operations.ts'
import { type OperationNames, operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { answeredId, id, moment, nothing, opaqueToken } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { operation } from '#contract/base/operation.ts'

const ofItem = { kind: z.enum(kinds), id }

/** The person who changed an item, by their name at that time. */
const by = z.object({ id: z.guid(), name: z.string() })

const previewed = {
  name: z.string(),
  draft: z.boolean(),
  leftOut: z.array(z.string()),
  expiresAt: z.date(),
}

type OutputOf<Declared> = Declared extends { output: infer Output extends z.ZodType }
  ? Output
  : never

/** An item of a kind as its public page requests it. */
type PreviewOf<K extends Kind> = z.ZodObject<
  typeof previewed & {
    kind: z.ZodLiteral<K>
    item: OutputOf<(typeof itemOperations)[OperationNames<K>['landingDetail']]>
  }
>

function previewOf(kind: Kind) {
  const item = itemOperations[operationsOfKind[kind].landingDetail].output
  return z.object({ kind: z.literal(kind), ...previewed, item })
}

/** Content of a preview. */
const preview = z.discriminatedUnion(
  'kind',
  kinds.map(previewOf) as unknown as [{ [Each in Kind]: PreviewOf<Each> }[Kind]],
)

export const draftOperations = {
  saveDraft: operation({
    summary:
      'Keeps what is written of an item without publishing it, in place of what was kept before; checked for shape, not for completeness.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    bodyBytes: limits.itemJsonBytes,
    input: z.object({
      ...ofItem,
      /** Fields that the kind’s edit operation accepts. */
      fields: z.record(z.string(), z.unknown()),
      /** The draft’s own, as it was seen: a draft that somebody has saved since is not replaced. */
      updatedAt: moment.optional(),
    }),
    output: z.object({ updatedAt: z.date() }),
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
  getDraft: operation({
    summary: 'What is written of an item and not published yet; null where nothing is.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object(ofItem),
    output: z
      .object({
        fields: z.record(z.string(), z.unknown()),
        updatedAt: z.date(),
        by,
        /** Languages out of use whose texts the draft holds: a publication leaves them out. */
        ignoredLanguages: z.array(z.enum(languages)),
      })
      .nullable(),
    failures: ['NOT_FOUND_ERROR'],
  }),
  publishDraft: operation({
    summary:
      'Makes a draft an edit of its item, by all rules of one; an item that was changed since the draft was begun is not overwritten unless told to.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'item',
    input: z.object({
      ...ofItem,
      /** The draft’s own, as it was seen. */
      updatedAt: moment.optional(),
      force: z.boolean().optional(),
    }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
  discardDraft: operation({
    summary: 'Throws a draft away; nothing happens where there is none.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    input: z.object(ofItem),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  addPreviewLink: operation({
    summary:
      'A link to an item, or to its draft, as its public page would show it; for 24 hours, and no longer than its maker’s right.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    secretAnswer: true,
    input: z.object({ ...ofItem, draft: z.boolean().default(false) }),
    output: z.object({ url: z.string(), expiresAt: z.date() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  getPreview: operation({
    summary:
      'What the page of a preview link shows: the item, disabled or not, with its draft laid over where the link is to that; leftOut names what of the draft cannot be shown yet.',
    access: 'public',
    effect: 'reads',
    input: z.object({ token: opaqueToken }),
    output: preview,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const

import { z } from 'zod'
import { type ChangedKind, withArticle } from '#contract/base/changed-kinds.ts'
import { answeredId, id, idOnly, moment, nothing, page, tags } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { operation } from '#contract/base/operation.ts'
import { dutyOfKind } from '#contract/base/rights/duty-of-kind.ts'
import { narrowing } from './panel-lists.ts'

/**
 * Declarations that every kind shares word for word. They build the operation's schemas only;
 * each kind's file still writes every operation's name out.
 */
export function declareAdd<Input extends z.ZodObject>(what: ChangedKind, input: Input) {
  return operation({
    summary: `Adds ${withArticle(what)}.`,
    access: 'admin',
    duties: [dutyOfKind[what]],
    effect: 'writes',
    changes: what,
    bodyBytes: limits.itemJsonBytes,
    input,
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  })
}

/** An edit takes any of the fields; a given list replaces the old one (requirements §4.15, §4.21). */
export function declareEdit<Shape extends z.core.$ZodLooseShape>(
  what: ChangedKind,
  fields: z.ZodObject<Shape>,
) {
  return operation({
    summary: `Edits ${withArticle(what)}; omitted fields keep their value.`,
    access: 'admin',
    duties: [dutyOfKind[what]],
    effect: 'writes',
    changes: what,
    bodyBytes: limits.itemJsonBytes,
    input: z.object({ ...fields.partial().shape, id, updatedAt: moment.optional() }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  })
}

export function declareDelete(what: ChangedKind) {
  return operation({
    summary: `Deletes ${withArticle(what)}; refused while something depends on it.`,
    access: 'admin',
    duties: [dutyOfKind[what]],
    effect: 'writes',
    changes: what,
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR', 'INVALID_DELETE_ERROR'],
  })
}

export function declareDetail<Output extends z.ZodType>(what: string, output: Output) {
  return operation({
    summary: `One ${what} with its media; disabled ones for admins with adminPanel.`,
    access: 'public',
    effect: 'reads',
    panel: true,
    input: z.object({ id, adminPanel: z.boolean().optional() }),
    output,
    failures: ['NOT_FOUND_ERROR'],
  })
}

export function declareLandingDetail<Output extends z.ZodType>(what: string, output: Output) {
  return operation({
    summary: `One ${what} as its public page needs it, with its visible related items.`,
    access: 'public',
    effect: 'reads',
    input: idOnly,
    output,
    failures: ['NOT_FOUND_ERROR'],
  })
}

export function declareList<Card extends z.ZodType, Own extends z.core.$ZodLooseShape>(
  what: string,
  card: Card,
  own: Own,
) {
  return operation({
    summary: `The ${what}, newest first; total counts all. Admins with adminPanel may search, narrow and sort them.`,
    access: 'public',
    effect: 'reads',
    panel: true,
    input: z.object({
      adminPanel: z.boolean().optional(),
      starred: z.boolean().optional(),
      /** Leaves the descriptions empty: they are nearly all of a long list's bytes. */
      brief: z.boolean().optional(),
      /** Only what was edited then or later. */
      updatedSince: moment.optional(),
      ...page,
      ...narrowing,
      ...own,
    }),
    output: z.object({ list: z.array(card), total: z.int() }),
    failures: [],
  })
}

export function declareToggleStatus(what: ChangedKind) {
  return operation({
    summary: `Enables a disabled ${what}, disables an enabled one.`,
    access: 'admin',
    duties: [dutyOfKind[what]],
    effect: 'writes',
    changes: what,
    input: idOnly,
    output: z.object({ status: z.boolean() }),
    failures: ['NOT_FOUND_ERROR'],
  })
}

export function declareToggleStarred(what: ChangedKind) {
  return operation({
    summary: `Stars or unstars ${withArticle(what)}.`,
    access: 'admin',
    duties: [dutyOfKind[what]],
    effect: 'writes',
    changes: what,
    input: idOnly,
    output: z.object({ starred: z.boolean() }),
    failures: ['NOT_FOUND_ERROR'],
  })
}

/** Visible items of one kind that belong to a destination. */
export function declareRelatedToDestination<Card extends z.ZodType>(what: string, card: Card) {
  return operation({
    summary: `The ${what} of a destination.`,
    access: 'public',
    effect: 'reads',
    panel: true,
    input: z.object({ id, adminPanel: z.boolean().optional() }),
    output: z.object({ list: z.array(card) }),
    failures: ['NOT_FOUND_ERROR'],
  })
}

/** Enabled items that share at least one effective tag, most shared first. */
export function declareRelatedByTags<Card extends z.ZodType>(what: string, card: Card) {
  return operation({
    summary: `Visible ${what} that share at least one of the tags, most shared first.`,
    access: 'public',
    effect: 'reads',
    input: z.object({ tags, limit: page.limit }),
    output: z.object({ list: z.array(card) }),
    failures: [],
  })
}

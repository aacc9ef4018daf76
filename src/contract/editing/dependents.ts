import { z } from 'zod'
import { kindFacts, kinds, type PluralKind } from '#contract/base/kinds.ts'
import { answeredKinds } from '#contract/catalogue/kinds/cards.ts'
import { id } from '#contract/base/fields.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'

const named = z.array(z.object({ id: z.guid(), name: z.string() }))

/** Items of a kind that may depend on one: no destination does. */
const namedOfKinds = Object.fromEntries(
  answeredKinds
    .filter((kind) => kind !== 'destination')
    .map((kind) => [kindFacts[kind].plural, named]),
) as Record<Exclude<PluralKind, 'destinations'>, typeof named>

export const replaceableKinds = ['tour', 'hotel'] as const

export type ReplaceableKind = (typeof replaceableKinds)[number]

export const dependentOperations = {
  listDependents: operation({
    summary: 'Names the things that depend on an item, before it is disabled or deleted.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object({ kind: z.enum(kinds), id }),
    output: z.object({
      ...namedOfKinds,
      /** Destinations on whose page it is starred. */
      starredIn: named,
      /** Requests that ask for it and are not won, lost or archived. */
      openQuotes: z.int(),
      /** Drafts and sent proposals of these quotes. */
      proposals: z.int(),
      /** Agents' versions for their clients that show it and are not over. */
      clientViews: z.int(),
      /** Moments at which it is to be enabled or disabled. */
      scheduled: z.int(),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  replaceEverywhere: operation({
    summary:
      'Puts one tour or hotel in the place of another in all circuits and packages and their days: all of them, or none.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'orchestrates',
    input: z
      .object({ kind: z.enum(replaceableKinds), id, by: id })
      .refine((input) => input.id !== input.by, { error: messages.repeatedId, path: ['by'] }),
    output: z.object({ changed: z.array(z.guid()) }),
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
} as const

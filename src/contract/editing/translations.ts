import { z } from 'zod'
import { answeredNames } from '#contract/catalogue/facts/details.ts'
import { kinds } from '#contract/base/kinds.ts'
import { translationLang, translationState } from '#contract/catalogue/facts/translation.ts'
import { id, nothing, oneOrMore, page } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'

const kind = z.enum(kinds)

/** One translation of one item. */
const oneTranslation = z.object({ kind, id, lang: translationLang })

const waiting = z.object({
  kind,
  id: z.guid(),
  name: z.string(),
  details: answeredNames,
  state: translationState,
  /** When the translation or its English was last changed, or the translation was found right. */
  changedAt: z.date(),
  /** Fields that lack a translation or have changed in English: `summary`, or `itinerary.3.title` of the third day. */
  fields: z.array(z.string()),
})

/** Translations of items against their English (requirements §13.1). */
export const translationOperations = {
  listTranslations: operation({
    summary:
      'How items stand in a language against English, the worst first, and among these what waits longest.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object({
      ...page,
      lang: translationLang,
      state: oneOrMore(translationState).optional(),
      kind: oneOrMore(kind).optional(),
    }),
    output: z.object({ list: z.array(waiting), total: z.int() }),
    failures: [],
  }),
  markTranslated: operation({
    summary: 'Says that a translation is still right though its English has changed.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    input: oneTranslation,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  getTranslationDiff: operation({
    summary: 'What has changed in English since a translation was made from it.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: oneTranslation,
    output: z.object({
      fields: z.array(
        z.object({
          field: z.string(),
          /** As the details answer it; null where there was none. */
          before: z.unknown(),
          now: z.unknown(),
        }),
      ),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const

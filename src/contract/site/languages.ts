import { z } from 'zod'
import { noPayload } from '#contract/base/fields.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { languageStates } from '#contract/base/languages/languages-in-use.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'

const code = z.enum(languages)
const state = z.enum(languageStates)

const siteLanguages = z.object({
  /** The language of visitors whose address, storage and browser name none. */
  default: code,
  /** The language that the others are translated from. */
  source: code,
  /** Each with its own name; without those in preparation for callers other than admins. */
  list: z.array(z.object({ code, name: z.string(), state })),
})

const isOnce = (list: readonly { code: string }[]) =>
  new Set(list.map((each) => each.code)).size === list.length

/** The languages in use, which are data of the site (requirements §7.10). */
export const languageOperations = {
  getLanguages: operation({
    summary:
      "The site's languages: the default, the source of translations and those in use; with an admin's token also those in preparation.",
    access: 'public',
    readsToken: true,
    effect: 'reads',
    input: noPayload,
    output: siteLanguages,
    failures: [],
  }),
  editLanguages: operation({
    summary:
      'Changes the languages in use, the default and the source. Texts in a language that is left out stay stored and are not answered.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'site',
    input: z.object({
      default: code.optional(),
      source: code.optional(),
      languages: z
        .array(z.object({ code, state }))
        .min(1, { error: messages.detailsEmpty })
        .max(languages.length, { error: messages.detailsRepeated })
        .refine(isOnce, { error: messages.detailsRepeated })
        .optional(),
    }),
    output: siteLanguages.extend({
      /** Items without texts in each language in use but English. */
      untranslated: z.record(z.string(), z.int()),
    }),
    failures: [],
  }),
} as const

import { z } from 'zod'
import { answeredId, id, noPayload, nothing, text } from '#contract/base/fields.ts'
import { answeredTexts, languageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'

const term = z
  .object({
    id: z.guid(),
    term: z.string(),
    /** Whether it stays as it is in every language. */
    keep: z.boolean(),
    /** How it is said in each language, where it is not kept. */
    texts: answeredTexts,
  })
  .meta({ id: 'Term' })

export type Term = z.infer<typeof term>

const termText = text(limits.termMaxLength)

/** The agency's own words, and what becomes of them in translations (requirements §13.2). */
export const glossaryOperations = {
  listTerms: operation({
    summary: 'The glossary, by term.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: noPayload,
    output: z.object({ list: z.array(term) }),
    failures: [],
  }),
  addTerm: operation({
    summary:
      'Adds a term that stays as it is in every language (keep), or how it is said in some (texts).',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'term',
    input: z
      .object({
        term: termText,
        keep: z.boolean().default(false),
        texts: languageTexts(termText).default({}),
      })
      .superRefine(({ keep, texts }, context) => {
        const isSaid = Object.keys(texts).length > 0
        if (keep !== isSaid) return
        const message = keep ? messages.invalid : messages.required
        context.addIssue({ code: 'custom', message, path: ['texts'] })
      }),
    output: answeredId,
    failures: [],
  }),
  deleteTerm: operation({
    summary: 'Takes a term out of the glossary.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'term',
    input: z.object({ id }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const

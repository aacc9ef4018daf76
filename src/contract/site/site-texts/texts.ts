import { z } from 'zod'
import { lang, lines, noPayload } from '#contract/base/fields.ts'
import { answeredTexts, languageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { operation } from '#contract/base/operation.ts'
import { siteTextKeys } from './site-texts.ts'

const key = z.enum(siteTextKeys)

/** Texts of the landing page, the about page and the footer, in the agency's own words (requirements §2.34). */
export const textOperations = {
  editTexts: operation({
    summary:
      'Puts a text of the landing page, the about page or the footer in words of the agency’s own; a language left out, and {} for all, says the shipped text again.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'text',
    input: z.object({ key, texts: languageTexts(lines(limits.siteTextMaxLength)) }),
    output: z.object({ key, texts: answeredTexts }),
    failures: [],
  }),
  listTexts: operation({
    summary:
      'Every such text in the order of the pages: the agency’s own words, and the shipped ones with its name and area.',
    access: 'admin',
    duties: ['site'],
    effect: 'reads',
    input: noPayload,
    output: z.object({
      list: z.array(z.object({ key, texts: answeredTexts, default: answeredTexts })),
    }),
    failures: [],
  }),
  getTexts: operation({
    summary: 'What these pages say in a language, by key; empty where nothing is said.',
    access: 'public',
    effect: 'reads',
    input: z.object({ lang }),
    output: z.object({ texts: z.record(key, z.string()) }),
    failures: [],
  }),
} as const

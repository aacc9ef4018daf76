import { z } from 'zod'
import { answeredId, id, idOnly, ids, nothing, text, verbatimText } from '#contract/base/fields.ts'
import { answeredTexts, inLanguages } from '#contract/base/languages/language-texts.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { operation } from '#contract/base/operation.ts'
import { messages } from '#contract/base/text/messages.ts'
import { country } from '#contract/catalogue/places/world.ts'
import { answeredPaymentFields, paymentFields } from './payment-fields.ts'

/** The readers of proposals that a set of terms can be for. */
export const termAudiences = ['traveller', 'agency'] as const

/** The proposals that a set is for; each that is given must hold, an empty list is none. */
const termScope = z.object({
  agencyIds: ids(0, messages.tooMany).optional(),
  audience: z.enum(termAudiences).nullish(),
  /** The agency's of a request with an agency, else the visitor's. */
  countries: z.array(country).max(limits.idsMax, { error: messages.tooMany }).optional(),
  /** From so many travellers on. */
  minPax: z.int().min(1).max(limits.groupSizeMax).nullish(),
})

/** A text in any of the languages; blank ones say nothing. */
const texts = (max: number) =>
  inLanguages(z.union([z.string().trim().length(0), verbatimText(max)]).nullish())
    .nullable()
    .transform((given): LanguageTexts => {
      return Object.fromEntries(Object.entries(given ?? {}).filter(([, said]) => Boolean(said)))
    })

const termSetFields = {
  name: text(limits.termSetNameMaxLength),
  for: termScope.nullable(),
  /** Taken where no other fits; of several the last one set. */
  isDefault: z.boolean(),
  /** How many days a proposal is valid from its sending on. */
  validDays: z.int().min(1).max(limits.validDaysMax).nullable(),
  ...paymentFields,
  /** Markdown. */
  conditions: texts(limits.conditionsMaxLength),
  payHow: texts(limits.payHowMaxLength),
  tax: texts(limits.taxMaxLength),
}

const edited = z.object(termSetFields).partial()

/** Terms of proposals under a name, as answered. */
const termSet = z
  .object({
    id: z.guid(),
    name: z.string(),
    for: z.object({
      agencyIds: z.array(z.guid()),
      audience: z.enum(termAudiences).nullable(),
      countries: z.array(z.string()),
      minPax: z.int().nullable(),
    }),
    isDefault: z.boolean(),
    validDays: z.int().nullable(),
    ...answeredPaymentFields,
    conditions: answeredTexts,
    payHow: answeredTexts,
    tax: answeredTexts,
    updatedAt: z.date(),
  })
  .meta({ id: 'TermSet' })

export type TermSet = z.infer<typeof termSet>

export type TermScope = TermSet['for']

export const termSetOperations = {
  listTermSets: operation({
    summary: 'Every set of terms for proposals, by name.',
    access: 'admin',
    duties: ['requests'],
    effect: 'reads',
    input: z.object({}),
    output: z.object({ list: z.array(termSet) }),
    failures: [],
  }),
  addTermSet: operation({
    summary: 'Adds a set of terms for proposals; at most 50.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'termSet',
    input: edited.required({ name: true }),
    output: answeredId,
    failures: [],
  }),
  editTermSet: operation({
    summary:
      'Changes a set of terms; what is left out stays, and so do the proposals made with it.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'termSet',
    input: edited.extend({ id }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteTermSet: operation({
    summary: 'Deletes a set of terms; proposals made with it stay as they are.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'termSet',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const

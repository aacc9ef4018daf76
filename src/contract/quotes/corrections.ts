import { z } from 'zod'
import { email, id, lang, moment, nothing, orEmpty } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'
import { items, quoteInputFields } from './quote-fields.ts'
import { channels, childrenAges, rooms } from './wish-fields.ts'

const { message: _message, ...fields } = quoteInputFields

/** Everything that the desk may correct of a request; what is left out stays, and null empties. */
const corrected = z
  .object({
    ...fields,
    email: email.nullable(),
    lang,
    channel: z.enum(channels),
    items: orEmpty(items, []),
    children: orEmpty(childrenAges, []),
    rooms: orEmpty(rooms, []),
  })
  .partial()

export type Corrected = z.infer<typeof corrected>

export const correctionOperations = {
  editQuote: operation({
    summary:
      'Corrects any field of a request, its account and agency; another e-mail ends the links mailed to the old one.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'quote',
    input: corrected.extend({
      quoteId: id,
      /** The account that it belongs to; its agency comes along. */
      userId: id.nullish(),
      agencyId: id.nullish(),
      updatedAt: moment.optional(),
    }),
    output: z.object({ updatedAt: z.date() }),
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
  mergeQuotes: operation({
    summary:
      'Makes one request of two of the same person: messages, notes and proposals go over, and the first one is archived.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'quote',
    input: z.object({ from: id, into: id }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const

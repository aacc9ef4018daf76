import { z } from 'zod'
import {
  answeredFile,
  answeredId,
  email,
  id,
  moment,
  nothing,
  orElse,
  page,
} from '#contract/base/fields.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'
import {
  answeredPerson,
  quoteInputFields,
  openQuoteForm,
  origins,
  quotableKind,
  quote,
  quoteFilters,
  quoteForm,
  quoteStates,
} from './quote-fields.ts'
import { reference } from './reference.ts'

interface Reachable {
  channel: string
  phone?: string | null | undefined
}

const isReachable = ({ channel, phone: number }: Reachable) =>
  channel === 'email' || typeof number === 'string'
const unreachable = { error: messages.phoneNeeded, path: ['phone'] }

const addedQuote = answeredId.extend({ reference, dueAt: z.date().nullable() })

export const quoteOperations = {
  createQuote: operation({
    summary: 'Asks for a quote for a visible item; mails the agency and a receipt to the visitor.',
    access: 'public',
    effect: 'writes',
    readsToken: true,
    idempotent: true,
    input: quoteForm.refine(isReachable, unreachable),
    output: addedQuote,
    failures: ['NOT_FOUND_ERROR'],
  }),
  createOpenQuote: operation({
    summary: 'Asks for a journey that no item describes, of some places or none.',
    access: 'public',
    effect: 'writes',
    readsToken: true,
    idempotent: true,
    input: openQuoteForm.refine(isReachable, unreachable),
    output: addedQuote,
    failures: ['NOT_FOUND_ERROR'],
  }),
  addQuote: operation({
    summary:
      'Enters a request that came by e-mail, phone, WhatsApp or at a fair; mails nobody unless sendReceipt.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'quote',
    input: z
      .object({
        entityId: id.nullish(),
        entityType: quotableKind.nullish(),
        destinationIds: openQuoteForm.shape.destinationIds,
        ...quoteInputFields,
        email: email.nullish(),
        origin: z.enum(origins),
        /** When it came; now unless told, never later. */
        receivedAt: moment.optional(),
        /** The agent that the quote belongs to. */
        userId: id.nullish(),
        sendReceipt: orElse(z.boolean(), false),
      })
      .refine(isReachable, unreachable)
      .refine((given) => Boolean(given.email ?? given.phone), {
        error: messages.emailOrPhone,
        path: ['email'],
      })
      .refine((given) => Boolean(given.entityId) === Boolean(given.entityType), {
        error: messages.required,
        path: ['entityId'],
      }),
    output: answeredId.extend({
      reference,
      /** The account that it belongs to: the given one, or the approved one whose e-mail it is. */
      user: answeredPerson.nullable(),
      agency: answeredPerson.nullable(),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  listQuote: operation({
    summary: 'Requests, newest first unless sorted otherwise; total counts all that match.',
    access: 'admin',
    duties: ['requests'],
    effect: 'reads',
    input: z.object({ ...page, ...quoteFilters }),
    output: z.object({ list: z.array(quote), total: z.int() }),
    failures: [],
  }),
  countQuotes: operation({
    summary: 'How many requests there are by state, overdue, late, of mine, and to follow up.',
    access: 'admin',
    duties: ['requests'],
    effect: 'reads',
    input: z.object({}),
    output: z.object({
      states: z.record(z.enum(quoteStates), z.int()),
      overdue: z.int(),
      late: z.int(),
      /** Due today or before. */
      followUps: z.int(),
      mine: z.int(),
      expiring: z.int(),
      unconfirmed: z.int(),
      /** With an unpaid instalment that is due by the third office day from now. */
      dueBy: z.int(),
    }),
    failures: [],
  }),
  exportQuotes: operation({
    summary: 'Requests that match, as a workbook unless asked otherwise, or as CSV.',
    access: 'admin',
    duties: ['requests'],
    effect: 'reads',
    input: z.object({ ...quoteFilters, format: z.enum(['csv', 'xlsx']).default('xlsx') }),
    output: answeredFile,
    answersFile: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    failures: [],
  }),
  quoteToggleSeen: operation({
    summary: 'Toggles seen, or sets it with markAs.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'quote',
    // Reading is no change worth a line: each quote would leave two.
    unrecorded: ['seen', 'movedAt'],
    input: z.object({ quoteId: id, markAs: z.boolean().optional() }),
    output: z.object({ seen: z.boolean() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteQuote: operation({
    summary:
      'Puts a quote into the trash with its messages, proposals and links, for 30 days; never one of which a proposal was accepted.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'quote',
    input: z.object({ quoteId: id }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR', 'INVALID_DELETE_ERROR'],
  }),
} as const

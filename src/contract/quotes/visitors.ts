import { z } from 'zod'
import { id, lines, nothing, opaqueToken, page } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { operation } from '#contract/base/operation.ts'
import { listKeyword } from '#contract/catalogue/search.ts'
import { answeredMoney } from '#contract/base/money/money.ts'
import { answeredInstalment } from './proposals/payment-fields.ts'
import { proposalStates } from './proposal-fields.ts'
import { publicSpecialist } from '#contract/site/specialists.ts'
import { answeredItem, answeredPerson, quoteStates } from './quote-fields.ts'
import { newLinkInput, reference } from './reference.ts'
import { answeredWishes, channels, occasions } from './wish-fields.ts'

const visitorsProposal = z.object({
  id: z.guid(),
  version: z.int(),
  title: z.string(),
  sentAt: z.date(),
  validUntil: z.string(),
  state: z.enum(proposalStates),
})

/** A quote as whoever sent it may see it: never a note, an assignee or a reason. */
const visitorsQuote = z.object({
  reference,
  creationDate: z.date(),
  name: z.string(),
  message: z.string(),
  ...answeredWishes,
  occasion: z.enum(occasions).nullable(),
  /** Names, of an open quote. */
  destinations: z.array(z.string()),
  phone: z.string().nullable(),
  channel: z.enum(channels),
  country: z.string().nullable(),
  company: z.string().nullable(),
  items: z.array(answeredItem),
  state: z.enum(quoteStates),
  dueAt: z.date().nullable(),
  messages: z.array(
    z.object({ at: z.date(), from: z.enum(['visitor', 'agency']), text: z.string() }),
  ),
  proposals: z.array(visitorsProposal),
})

export type VisitorsQuote = z.infer<typeof visitorsQuote>

/** For the agent whose quote it is: what of the price is theirs, in percent. */
const agentsProposal = visitorsProposal.extend({ commission: z.number().nullable() })

/** The same with its money. */
const agentsWholeProposal = agentsProposal.extend({
  currency: z.string().nullable(),
  startOn: z.string().nullable(),
  hold: z.object({ until: z.string() }).nullable(),
  totals: z.array(z.object({ option: z.string().nullable(), total: answeredMoney })),
  instalments: z.array(
    z.object({ option: z.string().nullable(), rows: z.array(answeredInstalment) }),
  ),
  /** The agency's part of each option, of commissionable lines alone; empty without a commission. */
  earnings: z.array(
    z.object({
      option: z.string().nullable(),
      gross: answeredMoney,
      commission: answeredMoney,
      toPay: answeredMoney,
    }),
  ),
  /** Names of the options by their keys. */
  options: z.array(z.object({ key: z.string(), name: z.string() })),
  amends: z.object({ id: z.guid(), version: z.int() }).nullable(),
})

/** A quote as its agent sees it. */
const agentsQuote = visitorsQuote.extend({ proposals: z.array(agentsWholeProposal) })

export type AgentsQuote = z.infer<typeof agentsQuote>

export const visitorOperations = {
  getRequest: operation({
    summary: 'A request as its visitor sees it, by the link of the receipt.',
    access: 'public',
    effect: 'reads',
    input: z.object({ token: opaqueToken }),
    output: visitorsQuote.extend({
      /** The person who answers the traveller. */
      specialist: publicSpecialist.nullable(),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  addRequestMessage: operation({
    summary:
      'Adds a message of the visitor’s, which is mailed to the agency; ten an hour for a request.',
    access: 'public',
    effect: 'writes',
    idempotent: true,
    input: z.object({ token: opaqueToken, text: lines(limits.quoteMessageMaxLength) }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  requestNewLink: operation({
    summary:
      'Mails new links to a request and its proposals, where reference and e-mail are of one request; answers alike.',
    access: 'public',
    effect: 'writes',
    input: newLinkInput,
    output: nothing,
    failures: [],
  }),
  addRequestLink: operation({
    summary:
      'A further link to the visitor’s page of a request, to be sent by WhatsApp or shown again.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    secretAnswer: true,
    changes: 'quote',
    input: z.object({ quoteId: id }),
    output: z.object({ url: z.string() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  listMyQuotes: operation({
    summary: 'The requests of who asks, or of their whole agency, newest first.',
    access: 'user',
    effect: 'reads',
    input: z.object({
      ...page,
      scope: z.enum(['mine', 'agency']).default('mine'),
      state: z.enum(quoteStates).optional(),
      keyword: listKeyword.optional(),
    }),
    output: z.object({
      list: z.array(
        z.object({
          id: z.guid(),
          reference,
          clientReference: z.string().nullable(),
          name: z.string(),
          creationDate: z.date(),
          items: z.array(answeredItem),
          state: z.enum(quoteStates),
          dueAt: z.date().nullable(),
          /** Sender of the message; null once they are gone. */
          user: answeredPerson.nullable(),
          proposals: z.array(agentsProposal),
          /** The panelless page of it, for who is logged in. */
          url: z.string(),
        }),
      ),
      total: z.int(),
    }),
    failures: [],
  }),
  getMyQuote: operation({
    summary: 'A request of one’s own agency, as its visitor sees it, with the agency’s commission.',
    access: 'user',
    effect: 'reads',
    input: z.object({ id }),
    output: agentsQuote,
    failures: ['NOT_FOUND_ERROR'],
  }),
  openMyProposal: operation({
    summary:
      'A link of 24 hours to a sent proposal of one’s own agency; its opening is not told to the desk. 60 an hour.',
    access: 'user',
    effect: 'writes',
    secretAnswer: true,
    input: z.object({ id }),
    output: z.object({ url: z.string() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  addMyRequestMessage: operation({
    summary: 'Adds a message to a request of one’s own agency; ten an hour for a request.',
    access: 'user',
    effect: 'writes',
    input: z.object({ id, text: lines(limits.quoteMessageMaxLength) }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const

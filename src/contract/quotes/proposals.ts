import { z } from 'zod'
import {
  answeredId,
  id,
  ids,
  idOnly,
  nothing,
  opaqueToken,
  text,
  moment,
} from '#contract/base/fields.ts'
import { answeredMoney } from '#contract/base/money/money.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'
import { day } from '#contract/base/dates/days.ts'
import { answerText, proposalAnswers, proposalFields } from './proposal-fields.ts'
import { answeredProposalFields } from './proposals/answered-proposal.ts'
import { answeredInstalment } from './proposals/payment-fields.ts'
import { answeredLineWithSource } from './proposals/price-fields.ts'
import { publicSpecialist } from '#contract/site/specialists.ts'
import { reference } from './reference.ts'

/** A proposal as admins see it (requirements §11.5). */
const proposal = z
  .object({
    id: z.guid(),
    quoteId: z.guid(),
    ...answeredProposalFields,
    prices: z.array(answeredLineWithSource),
    commission: z.number().nullable(),
    validDays: z.int().nullable(),
    /** Days on which rows of the accepted instalments were paid, by row; empty until it is accepted. */
    paidOn: z.array(z.string().nullable()),
    updatedAt: z.date(),
  })
  .meta({ id: 'Proposal' })

export type Proposal = z.infer<typeof proposal>

const visitorsProposal = z.object({
  ...answeredProposalFields,
  reference,
  name: z.string(),
  /** The person who answers the traveller. */
  specialist: publicSpecialist.nullable(),
  /** When the right to withdraw from the acceptance ends; null where there is none. */
  withdrawalEndsAt: z.date().nullable(),
})

export type VisitorsProposal = z.infer<typeof visitorsProposal>

const lineIndex = z.int().min(0).max(limits.pricesMax)

const takenExtra = z.object({
  index: lineIndex,
  quantity: z.int().min(1).max(limits.priceQuantityMax),
})

const edited = z.object(proposalFields).partial()

export const proposalOperations = {
  addProposal: operation({
    summary:
      'Drafts a proposal: empty, from items of the request, from a circuit or package, or from another proposal.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'proposal',
    input: z
      .object({
        quoteId: id,
        /** Items of the quote, in this order. */
        fromItems: ids(0, messages.tooMany, limits.proposalItemsMax).optional(),
        fromItem: z.object({ kind: z.enum(['circuit', 'package']), id }).optional(),
        fromProposalId: id.optional(),
        /** The set of its terms; null is none, left out the one that fits. */
        termSetId: id.nullish(),
      })
      .refine(
        ({ fromItems, fromItem, fromProposalId }) =>
          [fromItems, fromItem, fromProposalId].filter((each) => each !== undefined).length < 2,
        { error: messages.invalid, path: ['fromItem'] },
      ),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  editProposal: operation({
    summary: 'Changes a draft; what is left out stays. All its money has one currency.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'proposal',
    bodyBytes: limits.itemJsonBytes,
    input: edited.extend({ id, updatedAt: moment.optional() }),
    output: z.object({ id: z.guid(), updatedAt: z.date() }),
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
  detailProposal: operation({
    summary: 'A proposal, draft or not.',
    access: 'admin',
    duties: ['requests'],
    effect: 'reads',
    input: idOnly,
    output: proposal,
    failures: ['NOT_FOUND_ERROR'],
  }),
  sendProposal: operation({
    summary:
      'Freezes a draft, numbers it, replaces the one sent before and mails its link to the visitor.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    idempotent: true,
    changes: 'proposal',
    input: idOnly,
    output: z.object({ id: z.guid(), version: z.int() }),
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
  withdrawProposal: operation({
    summary: 'Deletes a draft, or takes back one that was sent.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'proposal',
    input: idOnly,
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  confirmProposal: operation({
    summary: 'Tells the visitor that the services of what they accepted are confirmed.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    idempotent: true,
    changes: 'proposal',
    input: z.object({ id, text: answerText.optional() }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  markPaid: operation({
    summary:
      'Notes on which day an instalment of an accepted proposal was paid; null takes it back.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'proposal',
    input: z.object({
      proposalId: id,
      /** Of the accepted instalments, from 0. */
      row: z
        .int()
        .min(0)
        .max(limits.paymentsMax - 1),
      on: day.nullable(),
    }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  addProposalLink: operation({
    summary: 'A further link to a sent proposal’s page, to be sent by WhatsApp or shown again.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    secretAnswer: true,
    changes: 'proposal',
    input: idOnly,
    output: z.object({ url: z.string() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  getProposal: operation({
    summary: 'A proposal as its visitor sees it, by the link that was mailed.',
    access: 'public',
    effect: 'reads',
    input: z.object({ token: opaqueToken }),
    output: visitorsProposal,
    failures: ['NOT_FOUND_ERROR'],
  }),
  askProposalChange: operation({
    summary: 'Asks for a change of a sent proposal, which stays open; ten an hour for a request.',
    access: 'public',
    effect: 'writes',
    idempotent: true,
    input: z.object({ token: opaqueToken, version: z.int().min(1), text: answerText }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
  withdrawAcceptance: operation({
    summary:
      'Takes an acceptance back within the days that the agency offers, once and for good; both sides are mailed.',
    access: 'public',
    effect: 'writes',
    idempotent: true,
    input: z.object({ token: opaqueToken }),
    output: z.object({ number: reference, at: z.date() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  answerProposal: operation({
    summary: 'Accepts or declines a proposal, once, while it is valid; both sides are mailed.',
    access: 'public',
    effect: 'writes',
    idempotent: true,
    input: z.object({
      token: opaqueToken,
      version: z.int().min(1),
      answer: z.enum(proposalAnswers),
      text: answerText.optional(),
      /** Which one is accepted, where there are several. */
      option: text(limits.optionKeyMaxLength).optional(),
      /** Number of travellers; demanded where the option is priced by the size of the group. */
      pax: z.int().min(1).max(limits.groupSizeMax).optional(),
      /** Optional prices that are taken: their indexes, or with how many of each. */
      extras: z
        .array(z.union([lineIndex, takenExtra]))
        .max(limits.pricesMax, { error: messages.tooMany })
        .default([]),
      acceptedBy: text(limits.acceptedByMaxLength).optional(),
      /** That the conditions were read. */
      terms: z.boolean().optional(),
    }),
    output: z.object({
      /** Of the choice; null of a refusal, and where nothing has a price. */
      total: answeredMoney.nullable(),
      instalments: z.array(answeredInstalment),
    }),
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
} as const

import { z } from 'zod'
import { answeredNames } from '#contract/catalogue/facts/details.ts'
import { consentOf } from '#contract/privacy/consent.ts'
import { day } from '#contract/base/dates/days.ts'
import { answeredId, email, id, ids, moment, text, verbatimText } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'
import { answeredProposalLine, proposalStates } from './proposal-fields.ts'
import {
  answeredItem,
  answeredPerson,
  origins,
  quote,
  quoteOrigins,
  quoteStates,
} from './quote-fields.ts'
import { answeredWishes, channels, occasions, quoteSource } from './wish-fields.ts'

/** Reason of a lost quote. */
export const lostReasons = [
  'price',
  'dates',
  'availability',
  'competitor',
  'unanswered',
  'postponed',
  'duplicate',
  'spam',
  'other',
] as const

export type LostReason = (typeof lostReasons)[number]

/** Kinds of events of a quote. */
export const timelineKinds = [
  'created',
  'seen',
  'state',
  'assigned',
  'note',
  'reply',
  'message',
  'proposal',
  'opened',
  'changeAsked',
  'acceptanceWithdrawn',
  'edited',
  'merged',
] as const

/** How a message came or went that an admin entered, or the site itself carried. */
export const messageChannels = ['site', 'email', 'phone', 'whatsapp', 'fair', 'other'] as const

const timelineEntry = z
  .object({
    id: z.guid(),
    at: z.date(),
    /** The admin who did it; null for the visitor and for the clock. */
    by: answeredPerson.nullable(),
    kind: z.enum(timelineKinds),
    /** The quote's; the proposal's in an entry about one. */
    state: z.enum([...quoteStates, ...proposalStates]).optional(),
    reason: z.enum(lostReasons).nullish(),
    assignee: answeredPerson.nullable().optional(),
    /** Of a note, a reply or a message; replies are Markdown. */
    text: z.string().optional(),
    subject: z.string().optional(),
    from: z.enum(['visitor', 'agency']).optional(),
    channel: z.enum(messageChannels).optional(),
    proposalId: z.guid().optional(),
    version: z.int().optional(),
    /** The fields that an edit changed. */
    fields: z.array(z.string()).optional(),
    /** Of the request that became a part of this one. */
    reference: z.string().optional(),
  })
  .meta({ id: 'TimelineEntry' })

export type TimelineEntry = z.infer<typeof timelineEntry>

/**
 * The state that an admin saw before they acted; if the value differs now, the operation throws EDIT_CONFLICT_ERROR.
 */
const expected = {
  expectedState: z.enum(quoteStates).optional(),
  /** How many entries the timeline had. */
  expectedTimeline: z.int().min(0).optional(),
}

export const inboxOperations = {
  detailQuote: operation({
    summary: 'A request with everything that was asked and everything that happened since.',
    access: 'admin',
    duties: ['requests'],
    effect: 'reads',
    input: z.object({ quoteId: id }),
    output: quote.extend({
      ...answeredWishes,
      phone: z.string().nullable(),
      country: z.string().nullable(),
      company: z.string().nullable(),
      occasion: z.enum(occasions).nullable(),
      channel: z.enum(channels),
      clientReference: z.string().nullable(),
      source: quoteSource.nullable(),
      origin: z.enum(quoteOrigins),
      /** Of an open quote; a destination that is gone has no name any more. */
      destinationIds: z.array(z.guid()),
      destinations: z.array(answeredPerson),
      items: z.array(answeredItem.extend({ entityDetails: answeredNames })),
      user: answeredPerson.nullable(),
      consent: consentOf.nullable(),
      /** Whether who asked wants news by e-mail, as it stands now. */
      marketing: z.boolean(),
      reason: z.enum(lostReasons).nullable(),
      /** When the agency first answered. */
      answeredAt: z.date().nullable(),
      followUpNote: z.string().nullable(),
      /** Other quotes of the same e-mail or phone, newest first. */
      others: z.array(z.guid()),
      proposals: z.array(answeredProposalLine),
      /** The request that this one became a part of. */
      mergedInto: z.guid().nullable(),
      updatedAt: z.date(),
      /** Oldest first. */
      timeline: z.array(timelineEntry),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  quoteSetState: operation({
    summary:
      'Puts a request into a state; lost demands a reason. Every state but new marks it seen.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'quote',
    input: z
      .object({
        quoteId: id,
        state: z.enum(quoteStates),
        reason: z.enum(lostReasons).nullish(),
        ...expected,
      })
      .superRefine(({ state, reason }, context) => {
        if ((state === 'lost') === Boolean(reason)) return
        const message = state === 'lost' ? messages.required : messages.invalid
        context.addIssue({ code: 'custom', message, path: ['reason'] })
      }),
    output: z.object({ state: z.enum(quoteStates) }),
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
  quoteAssign: operation({
    summary: 'Gives a request to an admin, or to nobody; who did not do it themselves is mailed.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'quote',
    input: z.object({ quoteId: id, userId: id.nullable(), ...expected }),
    output: z.object({ assignee: answeredPerson.nullable() }),
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
  quoteFollowUp: operation({
    summary: 'Reminds the assignee, or every admin, on the morning of a day; null reminds nobody.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'quote',
    input: z.object({
      quoteId: id,
      on: day.nullable(),
      note: text(limits.followUpNoteMaxLength).nullish(),
    }),
    output: z.object({ on: z.string().nullable() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  quoteAddNote: operation({
    summary: 'Keeps a note that only admins ever see.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    idempotent: true,
    changes: 'quote',
    input: z.object({ quoteId: id, text: verbatimText(limits.quoteNoteMaxLength) }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  quoteReply: operation({
    summary:
      'Mails an answer, in Markdown, to the visitor and keeps it; answers to it reach the agency.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    idempotent: true,
    changes: 'quote',
    input: z.object({
      quoteId: id,
      subject: text(limits.replySubjectMaxLength),
      text: verbatimText(limits.replyMaxLength),
      /** The text that the form filled in; a message that adds nothing to it is refused. */
      prefilled: z.string().max(limits.replyMaxLength, { error: messages.tooLong }).optional(),
      cc: z.array(email).max(limits.replyCopiesMax, { error: messages.tooMany }).default([]),
      /** Their documents are attached. */
      proposalIds: ids(0, messages.tooMany, limits.replyProposalsMax).default([]),
      ...expected,
    }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
  quoteLogMessage: operation({
    summary: 'Keeps what was said by e-mail, phone or WhatsApp; mails nobody.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    idempotent: true,
    changes: 'quote',
    input: z.object({
      quoteId: id,
      from: z.enum(['visitor', 'agency']),
      channel: z.enum(origins),
      /** Now unless told, never later. */
      at: moment.optional(),
      text: verbatimText(limits.replyMaxLength),
    }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const

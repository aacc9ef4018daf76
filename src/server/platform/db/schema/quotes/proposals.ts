import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { type ProposalAnswer, proposalStates } from '#contract/quotes/proposal-fields.ts'
import type { ProposalPlace } from '#contract/quotes/proposals/shown-journey.ts'
import { type StoredProposal, wholeProposal } from '#contract/quotes/proposals/stored-proposal.ts'
import { generatedId, insertionOrder, isLanguageCode, isOneOf, moment } from '../columns.ts'
import type { StoredSource } from '../catalogue/media.ts'
import { ofQuote } from './quotes.ts'

/** A proposal's content as JSON; one that an earlier version stored is completed as it is read. */
const proposalContent = customType<{ data: StoredProposal; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (content) => JSON.stringify(content),
  fromDriver: (stored) => wholeProposal(typeof stored === 'string' ? JSON.parse(stored) : stored),
})

/** A picture of the catalogue as a sent proposal keeps it: files of its own, and what is said of it. */
export interface KeptPicture {
  id: string
  key: string
  ext: string
  width: number | null
  height: number | null
  sources: StoredSource[]
  alt: LanguageTexts
  caption: LanguageTexts
  credit: string | null
  focusX: number | null
  focusY: number | null
  decorative: boolean
}

/** Part of the catalogue that a sent proposal keeps. */
export interface KeptJourney {
  places: ProposalPlace[]
  /** By day. */
  pictures: KeptPicture[][]
}

/** An instalment of an accepted proposal; days as `YYYY-MM-DD`. */
export interface StoredInstalment {
  dueOn: string | null
  paidOn: string | null
  /** Somebody was reminded before its day. */
  soonTold?: boolean
  /** Somebody was reminded after it. */
  unpaidTold?: boolean
}

/** Proposals of a quote: drafts, and what was sent, which nothing changes any more. */
export const proposals = pgTable(
  'proposals',
  {
    id: generatedId(),
    quoteId: ofQuote(),
    lang: text('lang', { enum: languages }).notNull(),
    /** Numbered within the quote when it is sent. */
    version: integer('version'),
    /** Never `expired`: that follows from the day. */
    state: text('state', { enum: proposalStates }).notNull().default('draft'),
    /** Content of the proposal: one document, read, shown and frozen as a whole. */
    content: proposalContent('content').notNull(),
    /** Places and pictures as they were when it was sent; null of a draft. */
    journey: jsonb('journey').$type<KeptJourney>(),
    /** Its last day, beside the content for who asks what is still open. */
    validUntil: date('valid_until'),
    sentAt: moment('sent_at'),
    openedAt: moment('opened_at'),
    confirmedAt: moment('confirmed_at'),
    answer: jsonb('answer').$type<ProposalAnswer>(),
    /** The accepted one that it changes. */
    amendsId: uuid('amends_id').references((): AnyPgColumn => proposals.id, {
      onDelete: 'set null',
    }),
    /** The rows of the accepted schedule, in their order; empty until it is accepted. */
    instalments: jsonb('instalments').$type<StoredInstalment[]>().notNull().default([]),
    /** The days of hold and validity that were reminded of; once for each. */
    holdTold: date('hold_told'),
    validityTold: date('validity_told'),
    /** When somebody was reminded to confirm it; once. */
    unconfirmedToldAt: moment('unconfirmed_told_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    sequence: insertionOrder(),
  },
  (proposal) => [
    // The clock of reminders looks at what is sent or accepted.
    index('proposals_open')
      .on(proposal.state)
      .where(sql`${proposal.state} in ('sent', 'accepted')`),
    index('proposals_of').on(proposal.quoteId, proposal.sequence),
    unique('proposals_version').on(proposal.quoteId, proposal.version),
    check('proposals_state', isOneOf(proposal.state, proposalStates)),
    check('proposals_numbered', sql`(${proposal.version} is null) = (${proposal.state} = 'draft')`),
  ],
)

/** Tokens that show their holder the quote, or the proposal; only hashes are kept. */
export const quoteTokens = pgTable(
  'request_tokens',
  {
    hash: text('hash').primaryKey(),
    quoteId: ofQuote(),
    /** Null of a token for the quote. */
    proposalId: uuid('proposal_id').references(() => proposals.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** True where a mail carries it: it ends with the address that the mail went to. */
    mailed: boolean('mailed').notNull().default(true),
    /** Of a link for somebody of the agency, who is no visitor; null of a visitor's, which does not end. */
    expiresAt: moment('expires_at'),
  },
  (token) => [index('request_tokens_of').on(token.quoteId)],
)

/** Parts of an accepted proposal that are kept for accounting after its quote was erased; in no list and no search. */
export const accountingRecords = pgTable(
  'kept_proposals',
  {
    id: generatedId(),
    /** Null where the person had a phone alone. */
    email: text('email'),
    name: text('name').notNull(),
    reference: text('reference').notNull(),
    lang: text('lang', { enum: languages }).notNull(),
    version: integer('version').notNull(),
    content: proposalContent('content').notNull(),
    answer: jsonb('answer').$type<ProposalAnswer>().notNull(),
    acceptedAt: moment('accepted_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (proposal) => [
    index('kept_proposals_email').on(proposal.email),
    check('kept_proposals_lang', isLanguageCode(proposal.lang)),
  ],
)

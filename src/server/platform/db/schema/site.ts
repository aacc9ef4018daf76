import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { initialLanguages, type SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { kinds } from '#contract/base/kinds.ts'
import { mailStates } from '#contract/site/mails.ts'
import { pageMenus } from '#contract/site/pages.ts'
import type { SiteFields } from '#contract/site/identity/site-fields.ts'
import type { Testimonial } from '#contract/site/testimonials.ts'
import { redirectedKinds } from '#contract/site/redirects/redirected-kinds.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { generatedId, insertionOrder, isLanguageCode, isOneOf, moment } from './columns.ts'
import { media } from './catalogue/media.ts'

const onlyRow = () => smallint('id').primaryKey().default(1)

/** The public configuration: exactly one row, made by the first migration. */
export const settings = pgTable(
  'settings',
  { id: onlyRow(), showVideo: boolean('show_video').notNull().default(false) },
  (row) => [check('settings_one_row', sql`${row.id} = 1`)],
)

/**
 * The operator's identity: exactly one row, made by its migration. Null fields have the value of the environment or
 * the product.
 */
export const site = pgTable(
  'site',
  {
    id: onlyRow(),
    name: text('name'),
    slogan: jsonb('slogan').$type<LanguageTexts>().notNull().default({}),
    area: jsonb('area').$type<LanguageTexts>().notNull().default({}),
    colors: jsonb('colors').$type<SiteFields['colors']>(),
    contact: jsonb('contact').$type<SiteFields['contact']>(),
    markets: jsonb('markets').$type<SiteFields['markets']>().notNull().default([]),
    social: text('social').array().notNull().default([]),
    licence: jsonb('licence').$type<SiteFields['licence']>(),
    legal: jsonb('legal').$type<SiteFields['legal']>(),
    office: jsonb('office').$type<SiteFields['office']>(),
    links: jsonb('links').$type<SiteFields['links']>(),
    sender: jsonb('sender').$type<SiteFields['sender']>(),
    analytics: jsonb('analytics').$type<SiteFields['analytics']>(),
    retention: jsonb('retention').$type<SiteFields['retention']>(),
    foundedYear: smallint('founded_year'),
    paymentMeans: jsonb('payment_means').$type<LanguageTexts>().notNull().default({}),
    protection: jsonb('protection').$type<LanguageTexts>().notNull().default({}),
    memberships: jsonb('memberships').$type<SiteFields['memberships']>().notNull().default([]),
    residentsNote: jsonb('residents_note').$type<LanguageTexts>().notNull().default({}),
    sections: jsonb('sections').$type<SiteFields['sections']>(),
    languages: jsonb('languages').$type<SiteLanguages>().notNull().default(initialLanguages),
    logoId: uuid('logo_id').references(() => media.id, { onDelete: 'set null' }),
    logoDarkId: uuid('logo_dark_id').references(() => media.id, { onDelete: 'set null' }),
    iconId: uuid('icon_id').references(() => media.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (row) => [check('site_one_row', sql`${row.id} = 1`)],
)

/** Pages that the agency writes itself; the migration puts privacy, terms and faq in, disabled and empty. */
export const pages = pgTable(
  'pages',
  {
    id: generatedId(),
    slug: text('slug').notNull().unique('pages_slug'),
    menu: text('menu', { enum: pageMenus }).notNull().default('none'),
    order: integer('order').notNull().default(0),
    status: boolean('status').notNull().default(false),
    /** How often it was edited: what somebody has agreed to is one version of it. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    sequence: insertionOrder(),
  },
  (page) => [
    check('pages_slug_form', sql`${page.slug} ~ '^[a-z0-9-]{1,80}$'`),
    check('pages_menu', isOneOf(page.menu, pageMenus)),
  ],
)

export const pageDetails = pgTable(
  'page_details',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    lang: text('lang', { enum: languages }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
  },
  (detail) => [
    primaryKey({ columns: [detail.pageId, detail.lang] }),
    check('page_details_lang', isLanguageCode(detail.lang)),
  ],
)

/** Texts of the landing and about page that the agency says in its own words. */
export const siteTexts = pgTable('site_texts', {
  key: text('key').primaryKey(),
  texts: jsonb('texts').$type<LanguageTexts>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** The mails of the last weeks: to whom, which kind, and what became of them. `data` is the job's, to be sent again. */
export const mails = pgTable(
  'mails',
  {
    /** The job's. */
    id: uuid('id').primaryKey(),
    to: text('to').notNull(),
    kind: text('kind').notNull(),
    state: text('state', { enum: mailStates }).notNull().default('waiting'),
    queue: text('queue').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    error: text('error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    sequence: insertionOrder(),
  },
  (mail) => [
    index('mails_by_age').on(mail.sequence),
    index('mails_by_state').on(mail.state, mail.sequence),
    index('mails_to').on(mail.to),
    check('mails_state', isOneOf(mail.state, mailStates)),
  ],
)

/** Consents to news by mail, the newest of each address; nobody gets news without one. */
export const marketingConsents = pgTable(
  'marketing_consents',
  {
    email: text('email').primaryKey(),
    lang: text('lang', { enum: languages }).notNull(),
    at: moment('at').notNull(),
    /** Of the privacy page; null where there was none. */
    pageVersion: integer('page_version'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (consent) => [check('marketing_consents_lang', isLanguageCode(consent.lang))],
)

/** First answers of repeatable calls, kept for 24 hours (requirements §4.20). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    operation: text('operation').notNull(),
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    payloadHash: text('payload_hash').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.operation, row.caller, row.key] }),
    index('idempotency_keys_by_age').on(row.createdAt),
  ],
)

/** Captchas already consumed, until they would be refused as too old anyway. */
export const usedCaptchas = pgTable(
  'used_captchas',
  { hash: text('hash').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (captcha) => [index('used_captchas_expiry').on(captcha.expiresAt)],
)

/** Words of travellers, as the agency publishes them. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: generatedId(),
    text: jsonb('text').$type<LanguageTexts>().notNull(),
    author: text('author').notNull(),
    country: text('country'),
    /** `YYYY-MM`. */
    travelledOn: text('travelled_on'),
    origin: jsonb('origin').$type<Testimonial['origin']>(),
    /** An item in the trash keeps its testimonials: no foreign key. */
    kind: text('kind', { enum: kinds }),
    entityId: uuid('entity_id'),
    status: boolean('status').notNull().default(true),
    order: integer('order').notNull().default(0),
    sequence: insertionOrder(),
  },
  (testimonial) => [
    index('testimonials_entity').on(testimonial.entityId),
    check('testimonials_kind', isOneOf(testimonial.kind, kinds)),
    check(
      'testimonials_item',
      sql`(${testimonial.kind} is null) = (${testimonial.entityId} is null)`,
    ),
  ],
)

/** Addresses of a former site that lead to pages of this one (requirements §5.23). */
export const redirects = pgTable(
  'redirects',
  {
    id: generatedId(),
    /** As it was written. */
    from: text('from').notNull(),
    /** Path and query in the spelling in which they are compared. */
    fromPath: text('from_path').notNull(),
    fromQuery: text('from_query').notNull(),
    toKind: text('to_kind', { enum: redirectedKinds }),
    /** No foreign key: a target that is gone answers as a withdrawn one. */
    toId: uuid('to_id'),
    toAddress: text('to_address'),
    hits: integer('hits').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Grows with every change but hits, so that readers notice one. */
    changedAt: moment('changed_at').notNull().defaultNow(),
    sequence: insertionOrder(),
  },
  (redirect) => [
    unique('redirects_once').on(redirect.fromPath, redirect.fromQuery),
    index('redirects_by_age').on(redirect.sequence),
    check('redirects_to_kind', isOneOf(redirect.toKind, redirectedKinds)),
    check(
      'redirects_to',
      sql`(${redirect.toKind} is null) = (${redirect.toId} is null) and (${redirect.toKind} is null) <> (${redirect.toAddress} is null)`,
    ),
  ],
)

/** Addresses without a page that visitors asked for repeatedly (requirements §5.24). */
export const deadAddresses = pgTable(
  'dead_addresses',
  {
    path: text('path').primaryKey(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
    referrerHost: text('referrer_host'),
  },
  (address) => [index('dead_addresses_by_count').on(address.count, address.lastAt)],
)

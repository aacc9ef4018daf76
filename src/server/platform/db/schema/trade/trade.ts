import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { languages } from '#contract/base/languages/languages.ts'
import {
  type AgencyBranch,
  type AgencyContract,
  agencyShares,
  type AgencySuggestion,
  agencyStatuses,
  type AgencyTerms,
} from '#contract/trade/agency-fields.ts'
import {
  pricings,
  ratedKinds,
  type RateExtra,
  type RateSeason,
  residentKinds,
  type StopSale,
  vatKinds,
} from '#contract/trade/rates/rate-fields.ts'
import { generalRateList } from '#contract/trade/rates/rate-terms.ts'
import { catalogueItems } from '../catalogue/catalogue.ts'
import { generatedId, insertionOrder, isLanguageCode, isOneOf, moment } from '../columns.ts'
import { media } from '../catalogue/media.ts'
import { termSets } from '../quotes/term-sets.ts'

/** The agencies that sell what we operate. */
export const agencies = pgTable(
  'agencies',
  {
    id: generatedId(),
    name: text('name').notNull(),
    country: text('country').notNull(),
    city: text('city'),
    website: text('website'),
    /** The website's host without `www.`: by it an agency is known again. */
    websiteHost: text('website_host'),
    /** Whether the office wrote the website: what an agent writes lets nobody join until a check confirms it. */
    websiteByOffice: boolean('website_by_office').notNull().default(false),
    /** The two that matched who registered first for this one: an admin decides which it is. */
    suggested: jsonb('suggested').$type<AgencySuggestion[]>().notNull().default([]),
    phone: text('phone'),
    taxId: text('tax_id'),
    /** Letters and digits of the tax id, in capitals: by it an agency is known again. */
    taxKey: text('tax_key'),
    licenceKind: text('licence_kind'),
    licenceNumber: text('licence_number'),
    logoId: uuid('logo_id').references(() => media.id, { onDelete: 'set null' }),
    notes: text('notes'),
    status: text('status', { enum: agencyStatuses }).notNull().default('pending'),
    terms: jsonb('terms').$type<AgencyTerms>(),
    sheets: text('sheets').array().notNull().default([generalRateList]),
    legalName: text('legal_name'),
    lang: text('lang', { enum: languages }),
    /** An admin. No foreign key: users name their agency, and a backup needs an order of tables. */
    accountManagerId: uuid('account_manager_id'),
    /** The terms of its proposals; those that fit where it has none. */
    termSetId: uuid('term_set_id').references(() => termSets.id, { onDelete: 'set null' }),
    contract: jsonb('contract').$type<AgencyContract>(),
    recheckOn: date('recheck_on'),
    /** Requests, proposals and views that its people see: those of all, or each their own. */
    shares: text('shares', { enum: agencyShares }).notNull().default('all'),
    branches: jsonb('branches').$type<AgencyBranch[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    sequence: insertionOrder(),
  },
  (agency) => [
    index('agencies_by_age').on(agency.sequence),
    index('agencies_status').on(agency.status, agency.sequence),
    index('agencies_tax').on(agency.country, agency.taxKey),
    index('agencies_website').on(agency.country, agency.websiteHost),
    check('agencies_status_known', isOneOf(agency.status, agencyStatuses)),
    check('agencies_shares', isOneOf(agency.shares, agencyShares)),
    check('agencies_lang', isLanguageCode(agency.lang)),
  ],
)

/**
 * Addresses of who sold for an agency and left it: nothing of the agency's requests is mailed to them. Theirs
 * alone, so that it is known of who has no account any more, too.
 */
export const formerAgents = pgTable(
  'former_agents',
  {
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
  },
  (former) => [
    primaryKey({ columns: [former.agencyId, former.email] }),
    index('former_agents_email').on(former.email),
  ],
)

/** Checks that the office made, and the people who made them. */
export const agencyChecks = pgTable(
  'agency_checks',
  {
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    done: boolean('done').notNull(),
    /** An admin; by the name of then, should they go. */
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: moment('at').notNull(),
    sequence: insertionOrder(),
  },
  (each) => [primaryKey({ columns: [each.agencyId, each.name] })],
)

const noNames = { names: {} } satisfies Partial<RateSeason>

const plainExtra = {
  when: [],
  perNight: false,
  maxNights: null,
  optional: false,
  currency: null,
} satisfies Partial<RateExtra>

/** A list as JSON; entries that an earlier version stored get the fields that it did not know. */
const listWith = <Entry extends object>(laterFields: Partial<Entry>) =>
  customType<{ data: Entry[]; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (list) => JSON.stringify(list),
    fromDriver: (stored) => {
      const list = (typeof stored === 'string' ? JSON.parse(stored) : stored) as Entry[]
      return list.map((entry) => ({ ...laterFields, ...entry }))
    },
  })

const seasonList = listWith<RateSeason>(noNames)
const extraList = listWith<RateExtra>(plainExtra)

/** Days as a set of ranges, as PostgreSQL writes it: `{[2026-01-01,2026-02-01)}`. */
const dayRanges = customType<{ data: string }>({ dataType: () => 'datemultirange' })

/** Prices for agencies, by market's sheet. Read and written as a whole; nothing of it is in the catalogue's caches. */
export const rates = pgTable(
  'rates',
  {
    id: generatedId(),
    externalId: text('external_id').unique('rates_external_id'),
    sheet: text('sheet').notNull().default(generalRateList),
    entityType: text('entity_type', { enum: ratedKinds }).notNull(),
    entityId: uuid('entity_id').notNull(),
    currency: text('currency').notNull(),
    pricedBy: text('priced_by', { enum: pricings }).notNull(),
    seasons: seasonList('seasons').notNull(),
    /** The days of all seasons, for who asks what holds on a day. */
    days: dayRanges('days').notNull(),
    commission: numeric('commission', { precision: 5, scale: 2, mode: 'number' }),
    commissionable: boolean('commissionable').notNull().default(true),
    commissionFixed: boolean('commission_fixed').notNull().default(false),
    vat: text('vat', { enum: vatKinds }).notNull().default('included'),
    residents: text('residents', { enum: residentKinds }).notNull().default('nonResidents'),
    extras: extraList('extras').notNull().default([]),
    cancellation: jsonb('cancellation').$type<LanguageTexts>().notNull().default({}),
    bookFrom: date('book_from'),
    bookTo: date('book_to'),
    stopSales: jsonb('stop_sales').$type<StopSale[]>().notNull().default([]),
    remarks: jsonb('remarks').$type<LanguageTexts>().notNull().default({}),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to').notNull(),
    status: boolean('status').notNull().default(true),
    /** Time of the last change of prices, and that of stop sales: agents are notified of each. */
    pricesAt: moment('prices_at').notNull().defaultNow(),
    stopSalesAt: moment('stop_sales_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    sequence: insertionOrder(),
  },
  (rate) => [
    foreignKey({
      name: 'rates_entity',
      columns: [rate.entityId, rate.entityType],
      foreignColumns: [catalogueItems.id, catalogueItems.kind],
    }).onDelete('cascade'),
    index('rates_of_item').on(rate.entityId),
    index('rates_by_sheet').on(rate.sheet, rate.entityId),
    index('rates_updated').on(rate.updatedAt),
    index('rates_book_from')
      .on(rate.bookFrom)
      .where(sql`${rate.bookFrom} is not null`),
    index('rates_book_to')
      .on(rate.bookTo)
      .where(sql`${rate.bookTo} is not null`),
    index('rates_days').using('gist', rate.days),
    unique('rates_order').on(rate.sequence),
    check('rates_sheet', sql`${rate.sheet} <> ''`),
    check('rates_entity_type', isOneOf(rate.entityType, ratedKinds)),
    check('rates_priced_by', isOneOf(rate.pricedBy, pricings)),
    check('rates_vat', isOneOf(rate.vat, vatKinds)),
    check('rates_residents', isOneOf(rate.residents, residentKinds)),
    check('rates_commission', sql`${rate.commission} between 0 and 50`),
    check('rates_validity', sql`${rate.validFrom} <= ${rate.validTo}`),
  ],
)

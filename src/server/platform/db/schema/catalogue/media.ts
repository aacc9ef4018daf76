import { kindsWhere, kinds } from '#contract/base/kinds.ts'
import { mediaPositions, mediaTypes } from '#contract/catalogue/media.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { catalogueItems } from './catalogue.ts'
import { generatedId, insertionOrder, isOneOf, moment } from '../columns.ts'

const ownerKinds = [...kinds, 'banner', 'site', 'agency', 'specialist'] as const

const withoutOrder = ['banner', ...kindsWhere('media', 'by age'), 'site', 'agency', 'specialist']

/** One stored rendition of a picture; `type` is its MIME type. */
export type StoredSource = { key: string; width: number; height: number; type: string }

/**
 * Pictures and videos (requirements §2.16). `key` is the storage key of the largest
 * rendition, `originalKey` that of the upload. Banner, site, agencies' logos and specialists' photos have no owner here,
 * and neither they nor kinds whose media stand by age keep an order. The migration adds UNIQUE (owner_id, position, "order")
 * DEFERRABLE INITIALLY DEFERRED, which Drizzle cannot say: an order is rewritten row by row and
 * checked at commit.
 */
export const media = pgTable(
  'media',
  {
    id: generatedId(),
    ownerKind: text('owner_kind', { enum: ownerKinds }).notNull(),
    ownerId: uuid('owner_id'),
    type: text('type', { enum: mediaTypes }).notNull(),
    position: text('position', { enum: mediaPositions }).notNull(),
    order: integer('order'),
    ext: text('ext').notNull(),
    key: text('key').notNull().unique('media_key'),
    width: integer('width'),
    height: integer('height'),
    sources: jsonb('sources').$type<StoredSource[]>().notNull().default([]),
    originalKey: text('original_key').notNull(),
    /** The file's name as it was uploaded; null where nobody has said one. For admins alone. */
    fileName: text('file_name'),
    alt: jsonb('alt').$type<LanguageTexts>().notNull().default({}),
    caption: jsonb('caption').$type<LanguageTexts>().notNull().default({}),
    credit: text('credit'),
    /** Null until somebody sets it: the crop then is as the position has it. */
    focusX: doublePrecision('focus_x'),
    focusY: doublePrecision('focus_y'),
    decorative: boolean('decorative').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    sequence: insertionOrder(),
  },
  (medium) => [
    foreignKey({
      name: 'media_owner',
      columns: [medium.ownerId, medium.ownerKind],
      foreignColumns: [catalogueItems.id, catalogueItems.kind],
    }).onDelete('cascade'),
    unique('media_of_owner').on(medium.ownerId, medium.id),
    index('media_by_owner').on(medium.ownerId, medium.position, medium.order),
    index('media_by_age').on(medium.ownerKind, medium.sequence),
    check('media_owner_kind', isOneOf(medium.ownerKind, ownerKinds)),
    check(
      'media_owner_id',
      sql`(${medium.ownerKind} in ('banner', 'site', 'agency', 'specialist')) = (${medium.ownerId} is null)`,
    ),
    check('media_type', isOneOf(medium.type, mediaTypes)),
    check('media_position', isOneOf(medium.position, mediaPositions)),
    check(
      'media_banner_position',
      sql`${medium.ownerKind} <> 'banner' or ${medium.position} = 'slider'`,
    ),
    check(
      'media_order',
      sql`(${medium.order} is null) = (${isOneOf(medium.ownerKind, withoutOrder)})`,
    ),
    check(
      'media_focus',
      sql`${medium.focusX} between 0 and 1 and ${medium.focusY} between 0 and 1`,
    ),
    check('media_order_start', sql`${medium.order} >= 1`),
  ],
)

import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Kind } from '#contract/base/kinds.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { media } from './catalogue/media.ts'
import { generatedId, insertionOrder } from './columns.ts'
import { users } from './users.ts'

/** People of the office whom travellers see and write to. */
export const specialists = pgTable(
  'specialists',
  {
    id: generatedId(),
    name: text('name').notNull(),
    role: jsonb('role').$type<LanguageTexts>().notNull().default({}),
    bio: jsonb('bio').$type<LanguageTexts>().notNull().default({}),
    /** Spoken languages as ISO 639-1 codes. */
    languages: text('languages').array().notNull().default([]),
    /** A region that is deleted is taken out of the lists. */
    regionIds: uuid('region_ids').array().notNull().default([]),
    /** An empty list is every kind. */
    kinds: text('kinds').array().$type<Kind[]>().notNull().default([]),
    phone: text('phone'),
    whatsapp: text('whatsapp'),
    email: text('email'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: boolean('status').notNull().default(true),
    order: integer('order').notNull().default(0),
    photoId: uuid('photo_id').references(() => media.id, { onDelete: 'set null' }),
    sequence: insertionOrder(),
  },
  (specialist) => [
    index('specialists_email').on(specialist.email),
    index('specialists_user').on(specialist.userId),
    index('specialists_photo').on(specialist.photoId),
  ],
)

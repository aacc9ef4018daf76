import { languages } from '#contract/base/languages/languages.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '../columns.ts'
import { users } from '../users.ts'

/** What each agent was told of what is new, and whether they are mailed it (requirements §16.6). */
export const newsReaders = pgTable(
  'news_readers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Their last look; null as long as they have only switched mails on. */
    visitedAt: moment('visited_at'),
    /** What the visit that goes on tells of begins here. */
    since: moment('since'),
    /** Up to here everything was told; the next visit begins here. */
    readTo: moment('read_to'),
    digest: boolean('digest').notNull().default(false),
    /** What the next mail tells of begins here. */
    digestSince: moment('digest_since'),
    /** The language in which mails were asked for. */
    lang: text('lang', { enum: languages }),
  },
  (reader) => [
    index('news_readers_digest')
      .on(reader.digestSince)
      .where(sql`${reader.digest}`),
    check('news_readers_lang', isOneOf(reader.lang, languages)),
  ],
)

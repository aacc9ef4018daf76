import { languages } from '#contract/base/languages/languages.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { isLanguageCode, moment } from '../columns.ts'
import { users } from '../users.ts'

/** Each agent's reading position in the news, and their choice of mails (requirements §16.6). */
export const newsReaders = pgTable(
  'news_readers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Their last look; null as long as they have only switched mails on. */
    visitedAt: moment('visited_at'),
    /** Start of the news of the current visit. */
    since: moment('since'),
    /** Up to here everything was told; the next visit begins here. */
    readTo: moment('read_to'),
    digest: boolean('digest').notNull().default(false),
    /** Start of the news of the next mail. */
    digestSince: moment('digest_since'),
    /** The language in which mails were asked for. */
    lang: text('lang', { enum: languages }),
  },
  (reader) => [
    index('news_readers_digest')
      .on(reader.digestSince)
      .where(sql`${reader.digest}`),
    check('news_readers_lang', isLanguageCode(reader.lang)),
  ],
)

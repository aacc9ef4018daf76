import { eq, sql } from 'drizzle-orm'
import type { newsOperations } from '#contract/trade/news.ts'
import { newsReaders } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { switchDigestOff } from '#server/features/privacy/digest.ts'
import { callLanguage } from '#server/platform/http/accepted-language.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'
import { reportedUpTo } from '#server/features/catalogue/publication-log/record-publication.ts'
import { audienceOf } from '../rates/rate-audience.ts'
import { readNews } from './read-news.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How far the first visit looks back. */
const firstVisitMs = 30 * dayMs

/** Looks that are no further apart are one visit. */
const visitMs = 30 * 60 * 1000

export const newsHandlers: HandlersOf<keyof typeof newsOperations> = {
  async getTradeNews(context) {
    const { tx, now, services } = context
    const user = signedIn(context)
    const { since, digest } = await noteVisit(tx, user.id, now)
    const list = await readNews(tx, {
      settings: services.settings,
      now,
      lang: callLanguage(context),
      audience: await audienceOf(tx, user, undefined),
      since,
    })
    return { since, list, digest }
  },

  async setTradeDigest(context, { on }) {
    const { tx, now } = context
    const userId = signedIn(context).id
    const lang = callLanguage(context)
    if (!on) return switchDigestOff(tx, userId)
    const isReader = eq(newsReaders.userId, userId)
    const set = { digest: true, lang }
    await tx
      .insert(newsReaders)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: newsReaders.userId, set })
    const from = await reportedUpTo(tx, now)
    await tx
      .update(newsReaders)
      .set({
        digestSince: sql`coalesce(${newsReaders.digestSince}, ${from.toISOString()}::timestamptz)`,
      })
      .where(isReader)
  },
}

/** Notes a visit, whose news begin at the end of those before; another look at once begins there again. */
async function noteVisit(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<{ since: Date; digest: boolean }> {
  const isReader = eq(newsReaders.userId, userId)
  const [reader] = await tx.select().from(newsReaders).where(isReader).for('update')
  const goesOn = reader?.visitedAt && now.getTime() - reader.visitedAt.getTime() < visitMs
  const before = goesOn ? reader.since : reader?.readTo
  const since = before ?? new Date(now.getTime() - firstVisitMs)
  const visit = { visitedAt: now, since, readTo: await reportedUpTo(tx, now) }
  await tx
    .insert(newsReaders)
    .values({ userId, ...visit })
    .onConflictDoUpdate({ target: newsReaders.userId, set: visit })
  return { since, digest: reader?.digest ?? false }
}

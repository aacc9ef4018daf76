import { and, asc, eq, lte } from 'drizzle-orm'
import { Failure } from '#contract/base/failures.ts'
import { agencyLanguage, type Language } from '#contract/base/languages/languages.ts'
import { findAbsentUser, type SignedInUser } from '#server/platform/auth/sessions.ts'
import { newsReaders } from '#server/platform/db/schema/index.ts'
import { inTransaction, type Tx } from '#server/platform/db/transaction.ts'
import { findUser } from '#server/features/accounts/kit/find-users.ts'
import { tradeDigest } from './trade-digest.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import { unsubscribePath } from '#server/features/privacy/unsubscribe-links.ts'
import type { Services } from '#server/platform/services.ts'
import { reportedUpTo } from '#server/features/catalogue/publication-log/record-publication.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { audienceOf } from '../rates/rate-audience.ts'
import { readNews } from './read-news.ts'

export type DigestDependencies = Pick<
  Services,
  'settings' | 'database' | 'clock' | 'jobs' | 'log' | 'unsubscribeLinks'
>

/** The same day a month before, or the last one of that month. */
function monthBefore(now: Date): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - 1)
  if (before.getUTCMonth() === now.getUTCMonth()) before.setUTCDate(0)
  return before
}

/**
 * Mails each agent who asked for it what is new since the last mail, a month after that: once each, however many
 * instances look at the same time (requirements §16.6). A month without news has no mail.
 */
export async function sendDigests(dependencies: DigestDependencies): Promise<void> {
  let isSent = true
  while (isSent)
    isSent = await inTransaction(dependencies.database, (tx) => sendNext(tx, dependencies))
}

/** Marked and enqueued in one transaction: who is killed in between has done neither. False when none is due. */
async function sendNext(tx: Tx, dependencies: DigestDependencies): Promise<boolean> {
  const now = dependencies.clock()
  const [due] = await tx
    .select({
      userId: newsReaders.userId,
      lang: newsReaders.lang,
      since: newsReaders.digestSince,
    })
    .from(newsReaders)
    .where(and(newsReaders.digest, lte(newsReaders.digestSince, monthBefore(now))))
    .orderBy(asc(newsReaders.digestSince))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return false
  const upTo = await reportedUpTo(tx, now)
  await sendNews(tx, dependencies, due)
  await tx.update(newsReaders).set({ digestSince: upTo }).where(eq(newsReaders.userId, due.userId))
  return true
}

interface Due {
  userId: string
  lang: Language | null
  since: Date | null
}

async function sendNews(tx: Tx, dependencies: DigestDependencies, due: Due): Promise<void> {
  const { settings, jobs, unsubscribeLinks } = dependencies
  const { userId, since } = due
  const now = dependencies.clock()
  const reader = await findReader(tx, userId)
  const person = await findUser(tx, userId)
  if (!reader || !person || !since) return
  // Their own comes first; who has none is written to in the one that they asked in.
  const lang = person.lang ?? due.lang ?? agencyLanguage
  const audience = await audienceOf(tx, reader, undefined)
  const news = await readNews(tx, { settings, now, lang, audience, since })
  if (news.length === 0) return
  const site = await readSite(tx, settings)
  const unsubscribe = site.siteUrl + unsubscribePath(unsubscribeLinks.tokenOfUser(userId))
  const message = tradeDigest({ site, news, unsubscribe }, lang)
  await sendMail({ tx, now, services: { jobs } }, person.email, 'trade-digest', message, {
    unsubscribe,
  })
}

/** Finds a reader who may still get news; undefined once they or their agency are not approved any more. */
async function findReader(tx: Tx, userId: string): Promise<SignedInUser | undefined> {
  try {
    return await findAbsentUser(tx, userId)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

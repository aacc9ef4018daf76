import { randomBytes } from 'node:crypto'
import { and, eq, gte, inArray, notInArray, sql } from 'drizzle-orm'
import { shutOutStatuses } from '#contract/trade/agency-fields.ts'
import { agencies, clientViews, clientViewTokens } from '../../db/schema/index.ts'
import type { Tx } from '../../db/transaction.ts'
import { hashOf } from '../hash-of.ts'

/** Makes a further token of a client view, 256 random bits, to be told once: only its hash is kept (requirements §16.8). */
export async function makeClientViewToken(tx: Tx, viewId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(clientViewTokens).values({ hash: hashOf(token), viewId, createdAt: now })
  return token
}

/** The view that a token is good for on a day of the office’s; undefined where it leads nowhere (any more). */
export async function findClientView(
  tx: Tx,
  token: string,
  today: string,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: clientViews.id })
    .from(clientViewTokens)
    .innerJoin(clientViews, eq(clientViews.id, clientViewTokens.viewId))
    .innerJoin(agencies, eq(agencies.id, clientViews.agencyId))
    .where(
      and(
        eq(clientViewTokens.hash, hashOf(token)),
        gte(clientViews.expiresOn, today),
        notInArray(agencies.status, shutOutStatuses),
      ),
    )
  return found?.id
}

/** Counts that somebody opened a view; who did is not kept. */
export async function countView(tx: Tx, token: string, now: Date): Promise<void> {
  const opened = tx
    .select({ id: clientViewTokens.viewId })
    .from(clientViewTokens)
    .where(eq(clientViewTokens.hash, hashOf(token)))
  await tx
    .update(clientViews)
    .set({ views: sql`${clientViews.views} + 1`, lastViewedAt: now })
    .where(inArray(clientViews.id, opened))
}

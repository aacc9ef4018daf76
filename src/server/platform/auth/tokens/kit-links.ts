import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { limits } from '#contract/base/limits.ts'
import { kitLinks } from '../../db/schema/index.ts'
import type { Tx } from '../../db/transaction.ts'
import { hashOf } from '../hash-of.ts'

/** The item whose kit a link opens, and the user whose right it has. */
interface KitLink {
  itemId: string
  userId: string
}

/** Makes a link for 10 minutes; its token, 256 random bits, is shown once: only the hash is kept. */
export async function makeKitLink(
  tx: Tx,
  link: KitLink,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + limits.kitLinkSeconds * 1000)
  await tx.insert(kitLinks).values({ ...link, tokenHash: hashOf(token), expiresAt })
  return { token, expiresAt }
}

/** The link of a token; undefined for one that was never made, has expired or was taken back. */
export async function findKitLink(tx: Tx, token: string, now: Date): Promise<KitLink | undefined> {
  const { itemId, userId, tokenHash, expiresAt } = kitLinks
  const [link] = await tx
    .select({ itemId, userId })
    .from(kitLinks)
    .where(and(eq(tokenHash, hashOf(token)), gt(expiresAt, now)))
  return link
}

/** Takes back all links that a user has made. */
export async function endKitLinksOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(kitLinks).where(eq(kitLinks.userId, userId))
}

/** Deletes links whose minutes are over. */
export async function purgeKitLinks(tx: Tx, now: Date): Promise<void> {
  await tx.delete(kitLinks).where(lte(kitLinks.expiresAt, now))
}

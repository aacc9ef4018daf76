import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { limits } from '#contract/base/limits.ts'
import { previewLinks } from '../../db/schema/index.ts'
import type { Tx } from '../../db/transaction.ts'
import { hashOf } from '../hash-of.ts'

/** Subject of a preview link, and the user whose right it has. */
export interface PreviewLink {
  itemId: string
  /** The draft of the item, not the item as it is. */
  draft: boolean
  userId: string
  expiresAt: Date
}

/** Makes a link for a day; its token, 256 random bits, is shown once: only the hash is kept (requirements §15.2). */
export async function makePreviewLink(
  tx: Tx,
  { itemId, draft, userId }: Omit<PreviewLink, 'expiresAt'>,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + limits.previewSeconds * 1000)
  await tx
    .insert(previewLinks)
    .values({ tokenHash: hashOf(token), itemId, draft, userId, expiresAt })
  return { token, expiresAt }
}

/** The link of a token; undefined for one that was never made, has expired or was taken back. */
export async function findPreviewLink(
  tx: Tx,
  token: string,
  now: Date,
): Promise<PreviewLink | undefined> {
  const { itemId, draft, userId, expiresAt } = previewLinks
  const [link] = await tx
    .select({ itemId, draft, userId, expiresAt })
    .from(previewLinks)
    .where(and(eq(previewLinks.tokenHash, hashOf(token)), gt(previewLinks.expiresAt, now)))
  return link
}

/** Takes back all links that a user has made. */
export async function endPreviewLinksOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(previewLinks).where(eq(previewLinks.userId, userId))
}

/** Deletes links whose day is over. */
export async function purgePreviewLinks(tx: Tx, now: Date): Promise<void> {
  await tx.delete(previewLinks).where(lte(previewLinks.expiresAt, now))
}

import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { usedCaptchas } from '../db/schema/index.ts'
import { queryRows, type Tx } from '../db/transaction.ts'

interface ConsumedCaptcha {
  /** Identity of the captcha. */
  identity: string
  expiresAt: Date
  /** Identity of a call that may be repeated. */
  repeat: string | undefined
}

const hashOf = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/**
 * Consumes a captcha, for good once `tx` is committed. False when it was used before, unless by
 * the very same call: one that is repeated after a lost answer, or whose first try is under way.
 */
export async function consumeCaptcha(tx: Tx, captcha: ConsumedCaptcha): Promise<boolean> {
  const { identity, repeat } = captcha
  const expiresAt = captcha.expiresAt.toISOString()
  const call = repeat === undefined ? null : hashOf(identity, repeat)
  // One statement, so that anyone who finds the captcha used finds the call that used it, too.
  const consumed = await queryRows<{ hash: string }>(
    tx,
    sql`with own as (
          insert into ${usedCaptchas} (hash, expires_at) values (${hashOf(identity)}, ${expiresAt})
          on conflict do nothing returning hash
        ), marked as (
          insert into ${usedCaptchas} (hash, expires_at)
          select ${call}, ${expiresAt}::timestamptz from own where ${call}::text is not null
        )
        select hash from own`,
  )
  if (consumed.length > 0) return true
  if (call === null) return false
  const [same] = await tx.select().from(usedCaptchas).where(eq(usedCaptchas.hash, call))
  return same !== undefined
}

/** Deletes captchas that their provider would refuse anyway. */
export async function purgeUsedCaptchas(tx: Tx, now: Date): Promise<void> {
  await tx.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, now))
}

import { createHmac } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { and, eq, lt } from 'drizzle-orm'
import { Failure, invalidData } from '#contract/base/failures.ts'
import type { Secrets } from '#server/platform/auth/derived-keys.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { type RepeatRule, repeatRule } from '#contract/base/operation.ts'
import { idempotencyKeys } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Call } from './call.ts'

/** An answer, and whether an earlier call had given it. */
interface Outcome {
  answer: unknown
  replayed: boolean
}

/** How a call that may be repeated is carried out once (requirements §4.20). */
interface IdempotentCall {
  /** The answer given before to the same key and payload, if any. */
  replay(tx: Tx): Promise<Outcome | undefined>
  /** Runs `work` unless a concurrent call with the same key commits first; a running one is waited for. */
  runOnce(tx: Tx, work: () => Promise<unknown>): Promise<Outcome>
}

const notIdempotent: IdempotentCall = {
  replay: async () => undefined,
  runOnce: async (_tx, work) => ({ answer: await work(), replayed: false }),
}

interface IdempotencyOptions {
  now: Date
  /** Keys for the hashes of payloads: these hold passwords, and the hashes are kept for a day. */
  hashKeys: Secrets
  /** The operation's own unless given. */
  rule?: RepeatRule
}

/**
 * The idempotency of one call. Keys belong to an operation and its caller (a partner's key, else user, else address).
 * @throws INVALID_DATA_ERROR for another payload under the same key, or a key over 64 characters;
 *   EDIT_CONFLICT_ERROR for a repeat whose first answer was a secret
 */
export async function idempotentCall(
  call: Call,
  { now, hashKeys, rule = repeatRule(call.name, call.operation) }: IdempotencyOptions,
): Promise<IdempotentCall> {
  const key = call.request.idempotencyKey
  if (key === undefined || rule === 'second effect') return notIdempotent
  if (key.length === 0 || key.length > limits.idempotencyKeyMaxLength) {
    throw invalidData('idempotency-key', messages.invalid)
  }
  const identity = {
    operation: call.name,
    caller: call.request.partner?.keyId ?? call.authentication.user?.id ?? call.request.address,
    key,
  }
  const hashes = await hashPayload(call, hashKeys)
  const expiredBefore = new Date(now.getTime() - limits.idempotencySeconds * 1000)
  const sameKey = and(
    eq(idempotencyKeys.operation, identity.operation),
    eq(idempotencyKeys.caller, identity.caller),
    eq(idempotencyKeys.key, identity.key),
  )

  async function replay(tx: Tx): Promise<Outcome | undefined> {
    const [row] = await tx.select().from(idempotencyKeys).where(sameKey)
    if (!row || row.createdAt < expiredBefore) return undefined
    if (!hashes.includes(row.payloadHash)) {
      throw invalidData('idempotency-key', messages.idempotencyKey)
    }
    if (rule === 'conflict') throw new Failure('EDIT_CONFLICT_ERROR')
    return { answer: row.answer ?? undefined, replayed: true }
  }

  return {
    replay,
    async runOnce(tx, work) {
      await tx
        .delete(idempotencyKeys)
        .where(and(sameKey, lt(idempotencyKeys.createdAt, expiredBefore)))
      const taken = await tx
        .insert(idempotencyKeys)
        .values({ ...identity, payloadHash: hashes[0], createdAt: now })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key })
      const concurrent = taken.length === 0 ? await replay(tx) : undefined
      if (concurrent) return concurrent
      const answer = await work()
      const stored = rule === 'conflict' ? null : (answer ?? null)
      await tx.update(idempotencyKeys).set({ answer: stored }).where(sameKey)
      return { answer, replayed: false }
    },
  }
}

/**
 * HMAC-SHA-256 over the parsed payload and the bytes of its file. Without the installation's secret
 * nobody who has the stored hash can try passwords against it. One hash under each secret.
 */
async function hashPayload(call: Call, [current, ...previous]: Secrets): Promise<Secrets> {
  const text = JSON.stringify(call.input)
  const begin = (key: string) => createHmac('sha256', key).update(text)
  const hash = begin(current)
  const others = previous.map(begin)
  if (call.file) {
    for await (const chunk of createReadStream(call.file.path)) {
      for (const each of [hash, ...others]) each.update(chunk)
    }
  }
  return [hash.digest('hex'), ...others.map((each) => each.digest('hex'))]
}

/** Deletes keys older than 24 hours. */
export async function purgeIdempotencyKeys(tx: Tx, now: Date): Promise<void> {
  const expiredBefore = new Date(now.getTime() - limits.idempotencySeconds * 1000)
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, expiredBefore))
}

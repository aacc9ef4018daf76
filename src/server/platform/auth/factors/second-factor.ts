import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { FactorMethod } from '#contract/base/rights/factor-methods.ts'
import { passkeys, totpSecrets, users } from '../../db/schema/index.ts'
import type { Tx } from '../../db/transaction.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  isRecoveryCode,
  plainCode,
  useRecoveryCode,
} from './recovery-codes.ts'
import { type TotpCodes, useTotpStep } from './totp.ts'

/** Protection of an account beside its password. */
export interface FactorsOf {
  totp: boolean
  /** How many there are. */
  passkeys: number
  /** How many have not served yet. */
  recoveryCodes: number
}

export async function readFactors(tx: Tx, userId: string): Promise<FactorsOf> {
  const isOn = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))
  return {
    totp: (await tx.$count(totpSecrets, isOn)) > 0,
    passkeys: await tx.$count(passkeys, eq(passkeys.userId, userId)),
    recoveryCodes: await countRecoveryCodes(tx, userId),
  }
}

/** By what the user may show who they are after the password; empty where the password is all. */
export async function methodsOf(tx: Tx, userId: string): Promise<FactorMethod[]> {
  const { totp, passkeys: keys, recoveryCodes } = await readFactors(tx, userId)
  if (!totp && keys === 0) return []
  const all: [FactorMethod, boolean][] = [
    ['totp', totp],
    ['recovery', recoveryCodes > 0],
    ['passkey', keys > 0],
  ]
  return all.filter(([, has]) => has).map(([method]) => method)
}

export async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx
    .execute<{ has: boolean }>(sql`select
    exists (select 1 from totp_secrets where user_id = ${userId} and confirmed_at is not null)
    or exists (select 1 from passkeys where user_id = ${userId}) as has`)
    .then(({ rows }) => rows)
  return row?.has === true
}

/** A code that is right now. */
export type RightCode = { step: number } | { recovery: string }

/** Returns the match for a typed code; undefined for a wrong one, and for one that has served. */
export async function findCode(
  tx: Tx,
  totp: TotpCodes,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<RightCode | undefined> {
  const typed = plainCode(code)
  if (/^\d{6}$/.test(typed)) {
    const step = await totp.stepOf(tx, userId, typed, now)
    return step === undefined ? undefined : { step }
  }
  return (await isRecoveryCode(tx, userId, typed)) ? { recovery: typed } : undefined
}

/** Uses a code up: of two who show it at once, one is believed. */
export function takeCode(tx: Tx, userId: string, right: RightCode): Promise<boolean> {
  return 'step' in right
    ? useTotpStep(tx, userId, right.step)
    : useRecoveryCode(tx, userId, right.recovery)
}

/** Takes all of it away, or all but the kind that is kept; false where there was nothing to take. */
export async function removeFactors(
  tx: Tx,
  userId: string,
  kept?: 'codes' | 'passkeys',
): Promise<boolean> {
  const { totp, passkeys: keys, recoveryCodes } = await readFactors(tx, userId)
  if (kept !== 'codes') {
    await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
    await deleteRecoveryCodes(tx, userId)
  }
  if (kept !== 'passkeys') await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  if (!kept) await settleFactor(tx, userId)
  return (kept !== 'codes' && (totp || recoveryCodes > 0)) || (kept !== 'passkeys' && keys > 0)
}

/**
 * Marks the second factor as owed after a password that came by mail or from an admin. Until the user shows it beside
 * that password, a passkey alone logs nobody in.
 */
export async function oweFactor(tx: Tx, userId: string): Promise<void> {
  const factorOwed = await hasSecondFactor(tx, userId)
  await tx.update(users).set({ factorOwed }).where(eq(users.id, userId))
}

/** It was shown, or there is none any more. */
export async function settleFactor(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ factorOwed: false })
    .where(and(eq(users.id, userId), eq(users.factorOwed, true)))
}

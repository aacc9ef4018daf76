import { randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { limits } from '#contract/base/limits.ts'
import { recoveryCodes } from '../../db/schema/index.ts'
import type { Tx } from '../../db/transaction.ts'
import { hashOf } from '../hash-of.ts'

/** No letter or digit that is taken for another one. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 79 random bits in four groups. */
function newCode(): string {
  const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)])
  return letters.join('').replaceAll(/.{4}(?!$)/g, '$&-')
}

/** As people type them: capitals, blanks and hyphens mean nothing. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '')
}

/** A code has enough of chance in it that its hash needs no salt. */
export function hashOfCode(typed: string): string {
  return hashOf(plainCode(typed))
}

/** Gives a user ten codes in the place of all that they had. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, newCode)
  await deleteRecoveryCodes(tx, userId)
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOfCode(code) })))
  return codes
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

const isCode = (userId: string, typed: string) =>
  and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOfCode(typed)))

/** Whether it is one of the user's codes that has not served yet. */
export async function isRecoveryCode(tx: Tx, userId: string, typed: string): Promise<boolean> {
  const found = await tx.select().from(recoveryCodes).where(isCode(userId, typed))
  return found.length > 0
}

/** Uses a code up; false where it has served, or is none. */
export async function useRecoveryCode(tx: Tx, userId: string, typed: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(isCode(userId, typed))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

/** How many have not served yet. */
export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

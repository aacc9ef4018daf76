import { createSecretKey, type KeyObject } from 'node:crypto'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { deriveKeys, type Secrets } from '../derived-keys.ts'
import { totpSecrets } from '../../db/schema/index.ts'
import type { Tx } from '../../db/transaction.ts'

/** Seconds that a code stands for; one step before and after is taken for clocks that differ. */
const period = 30
const window = 1
const sixDigits = /^\d{6}$/

/** Codes of apps (RFC 6238: SHA-1, six digits, 30 seconds), which all apps can make. */
export interface TotpCodes {
  /** A new secret, which counts once it is confirmed; undefined where one counts already. */
  start(tx: Tx, userId: string, now: Date): Promise<string | undefined>
  /** Lets the new secret count by its first code. */
  confirm(tx: Tx, userId: string, code: string, now: Date): Promise<'on' | 'wrong' | 'not started'>
  /** The step of the code that is right now and has not served; undefined for a wrong one. */
  stepOf(tx: Tx, userId: string, code: string, now: Date): Promise<number | undefined>
}

/** Secrets are encrypted under the newest of the installation's keys, and decrypted under any. */
export function makeTotpCodes(secrets: Secrets): TotpCodes {
  const [current, ...previous] = deriveKeys(secrets, 'secrets of codes')
  const newest = keyOf(current)
  const older = previous.map(keyOf)

  async function findStep(row: SecretRow, code: string, now: Date): Promise<number | undefined> {
    // The library throws at six letters that take more bytes than six digits.
    if (!sixDigits.test(code)) return undefined
    const secret = await decrypt([newest, ...older], row.secret)
    if (secret === undefined) return undefined
    const timestamp = now.getTime()
    const totp = new TOTP({ secret: Secret.fromBase32(secret), period })
    const delta = totp.validate({ token: code, timestamp, window })
    if (delta === null) return undefined
    const step = TOTP.counter({ period, timestamp }) + delta
    return step > row.lastStep ? step : undefined
  }

  /** Encrypts anew a secret that is encrypted under an older key, while that key is still known. */
  async function renew(tx: Tx, { userId, secret: stored }: SecretRow): Promise<void> {
    if (older.length === 0 || (await decrypt([newest], stored)) !== undefined) return
    const secret = await decrypt(older, stored)
    if (secret === undefined) return
    await tx
      .update(totpSecrets)
      .set({ secret: await encrypt(newest, secret) })
      .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.secret, stored)))
  }

  return {
    async start(tx, userId, now) {
      const secret = new Secret({ size: 20 }).base32
      const row = { secret: await encrypt(newest, secret), createdAt: now, lastStep: 0 }
      const stored = await tx
        .insert(totpSecrets)
        .values({ userId, ...row })
        .onConflictDoUpdate({
          target: totpSecrets.userId,
          set: row,
          setWhere: sql`${totpSecrets.confirmedAt} is null`,
        })
        .returning({ userId: totpSecrets.userId })
      return stored.length > 0 ? secret : undefined
    },
    async confirm(tx, userId, code, now) {
      const [row] = await tx
        .select()
        .from(totpSecrets)
        .where(eq(totpSecrets.userId, userId))
        .for('update')
      if (!row || row.confirmedAt) return 'not started'
      const step = await findStep(row, code, now)
      if (step === undefined) return 'wrong'
      await tx
        .update(totpSecrets)
        .set({ confirmedAt: now, lastStep: step })
        .where(eq(totpSecrets.userId, userId))
      return 'on'
    },
    async stepOf(tx, userId, code, now) {
      const [row] = await tx.select().from(totpSecrets).where(isOn(userId))
      if (!row) return undefined
      await renew(tx, row)
      return findStep(row, code, now)
    },
  }
}

type SecretRow = typeof totpSecrets.$inferSelect

const isOn = (userId: string) =>
  and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))

/** Uses a step up, and all before it; false where it has served meanwhile. */
export async function useTotpStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const used = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(isOn(userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId })
  return used.length > 0
}

/** Switches codes off; false where they were off. */
export async function stopTotp(tx: Tx, userId: string): Promise<boolean> {
  const stopped = await tx
    .delete(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .returning({ confirmedAt: totpSecrets.confirmedAt })
  return stopped.some(({ confirmedAt }) => confirmedAt !== null)
}

/** The address that an app reads as a QR code. */
export function totpAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label, period }).toString()
}

const keyOf = (hex: string) => createSecretKey(Buffer.from(hex, 'hex'))

function encrypt(key: KeyObject, text: string): Promise<string> {
  return new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key)
}

/** Undefined where none of the keys fits: the installation has another secret by now. */
async function decrypt(keys: readonly KeyObject[], text: string): Promise<string | undefined> {
  for (const key of keys) {
    try {
      const { plaintext } = await compactDecrypt(text, key)
      return Buffer.from(plaintext).toString()
    } catch {
      // Another key may fit.
    }
  }
  return undefined
}

import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import { notePasskeyUse } from '#server/platform/auth/factors/passkeys.ts'
import {
  findCode,
  type RightCode,
  settleFactor,
  takeCode,
} from '#server/platform/auth/factors/second-factor.ts'
import { countAttempt } from '#server/platform/limits/attempts.ts'
import type { OperationContext } from '#server/api/context.ts'

/** A second factor beside a password, as callers send it. */
export type ShownFactor = Pick<InputOf<'login'>, 'code' | 'response'>

/** A second factor that is right now. */
export type RightFactor = { code: RightCode } | { passkeyId: string; counter: number }

export function isShown({ code, response }: ShownFactor): boolean {
  return code !== undefined || response !== undefined
}

/**
 * Returns the right code or passkey that a user shows; undefined for a wrong one, and for none. Counts wrong codes.
 * @throws TOO_MANY_REQUESTS_ERROR after 20 wrong codes in an hour
 */
export async function checkFactor(
  context: OperationContext,
  userId: string,
  { code, response }: ShownFactor,
): Promise<RightFactor | undefined> {
  if (response) {
    const { tx, now, services } = context
    const shown = await services.passkeys.verify(tx, response, now)
    if (shown?.passkey.userId !== userId) return undefined
    return { passkeyId: shown.passkey.id, counter: shown.counter }
  }
  const right = code === undefined ? undefined : await checkCode(context, userId, code)
  return right && { code: right }
}

/** Uses a factor up within the transaction; false where a code has served, or a passkey is gone, meanwhile. */
export async function takeFactor(
  { tx, now }: OperationContext,
  userId: string,
  right: RightFactor,
): Promise<boolean> {
  const isTaken =
    'code' in right
      ? await takeCode(tx, userId, right.code)
      : await notePasskeyUse(tx, right.passkeyId, right.counter, now)
  if (isTaken) await settleFactor(tx, userId)
  return isTaken
}

async function checkCode(
  { tx, now, services }: OperationContext,
  userId: string,
  code: string,
): Promise<RightCode | undefined> {
  const counts = [{ rule: 'factorCodes', subject: userId }] as const
  const refund = await countAttempt(services.rateLimits, counts)
  const right = await findCode(tx, services.totp, { userId, code, now })
  if (right) await refund()
  return right
}

/**
 * Returns the right code that a user shows.
 * @throws INVALID_DATA_ERROR naming the code, TOO_MANY_REQUESTS_ERROR
 */
export async function requireCode(
  context: OperationContext,
  userId: string,
  code: string,
): Promise<RightFactor> {
  const right = await checkFactor(context, userId, { code })
  if (!right) throw wrongCode()
  return right
}

/** Uses a code up within the transaction. @throws INVALID_DATA_ERROR where it has served meanwhile */
export async function useCode(
  context: OperationContext,
  userId: string,
  right: RightFactor,
): Promise<void> {
  if (!(await takeFactor(context, userId, right))) throw wrongCode()
}

export function wrongCode() {
  return invalidData('code', messages.codeWrong)
}

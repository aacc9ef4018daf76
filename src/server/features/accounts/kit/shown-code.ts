import { invalidData } from '#contract/failures.ts'
import { messages } from '#contract/messages.ts'
import { findCode, type RightCode, takeCode } from '#server/auth/factors/second-factor.ts'
import { countAttempt } from '#server/limits/attempts.ts'
import type { OperationContext } from '#server/operations/context.ts'

/**
 * What the code is that a user shows; undefined for a wrong one, which is counted.
 * @throws TOO_MANY_REQUESTS_ERROR after 20 wrong ones in an hour
 */
export async function checkCode(
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

/** The same. @throws INVALID_DATA_ERROR naming the code, TOO_MANY_REQUESTS_ERROR */
export async function requireCode(
  context: OperationContext,
  userId: string,
  code: string,
): Promise<RightCode> {
  const right = await checkCode(context, userId, code)
  if (!right) throw wrongCode()
  return right
}

/** Uses a code up within the transaction. @throws INVALID_DATA_ERROR where it has served meanwhile */
export async function useCode(
  { tx }: OperationContext,
  userId: string,
  right: RightCode,
): Promise<void> {
  if (!(await takeCode(tx, userId, right))) throw wrongCode()
}

export function wrongCode() {
  return invalidData('code', messages.codeWrong)
}

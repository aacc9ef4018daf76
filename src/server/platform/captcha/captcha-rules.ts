import type { FastifyBaseLogger } from 'fastify'
import type { CaptchaAction } from '#contract/accounts/auth.ts'
import { invalidData, unavailable } from '#contract/base/failures.ts'
import { operations } from '#contract/index.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { Operation } from '#contract/base/operation.ts'
import { audit, type AuditedCall } from '../monitoring/audit-log.ts'
import { countedAddress } from '../http/client-address.ts'
import {
  type RateLimits,
  type Taken,
  consumeOrThrow,
  tooManyRequests,
} from '../limits/rate-limits.ts'
import type { Tx } from '../db/transaction.ts'
import type { Captcha, CaptchaResult } from './captcha.ts'
import { consumeCaptcha } from './consume-captcha.ts'

/** A call that a captcha guards; an operation's context fits. */
interface GuardedCall extends AuditedCall {
  tx: Tx
  now: Date
  services: {
    log: FastifyBaseLogger
    captcha: Captcha
    rateLimits: RateLimits
  }
  request: AuditedCall['request'] & {
    captchaToken: string | undefined
    idempotencyKey: string | undefined
  }
}

/** A captcha to be verified and consumed. */
interface CaptchaResponse {
  token: string
  action: CaptchaAction
  /** Where the failure says that it came from. */
  path: 'captchaTk' | 'captcha-token'
  /** The call's payload: a repeat of an idempotent call may show the same captcha. */
  input: object
}

/**
 * Requires a good captcha, which is consumed from then on even if the call fails. Belongs into
 * `prepare`, where nothing is rolled back.
 * @throws INVALID_DATA_ERROR; UNEXPECTED_ERROR (503) while the provider is away
 */
export async function requireCaptcha(
  context: GuardedCall,
  captcha: CaptchaResponse,
): Promise<void> {
  const result = await verifyCaptcha(context, captcha)
  if (result.outcome === 'unavailable') throw unavailable(result.cause)
}

/**
 * The header rule of createQuote, resetPasswordRequest and resendVerifyEmail
 * (requirements §4.11): the captcha is verified when it is there, and required from an address that has made 3 calls
 * within the hour. While the provider is away these 3 go on. Belongs into `prepare`.
 * @throws TOO_MANY_REQUESTS_ERROR, with `captchaRequired` where a captcha would help;
 * INVALID_DATA_ERROR for a bad one
 */
export async function requireCaptchaWhenOverLimit(
  context: GuardedCall,
  action: Exclude<CaptchaAction, 'register' | 'login' | 'requestNewLink'>,
  input: object,
): Promise<void> {
  const { request, services } = context
  const taken = await consumeOrThrow(services.rateLimits, action, countedAddress(request.address))
  const isFree = taken.count <= limits.captchaFreeCallsPerHour
  await requireCaptchaUnlessFree(context, { action, input, taken, isFree })
}

/** A counted call of an action, and whether it goes on without a captcha. */
interface CountedCall {
  action: CaptchaAction
  input: object
  taken: Taken
  isFree: boolean
}

/**
 * Verifies a captcha where there is one, and requires it of a call that is not free. While the provider is away
 * free calls go on. Belongs into `prepare`.
 * @throws TOO_MANY_REQUESTS_ERROR, with `captchaRequired` where a captcha would help; INVALID_DATA_ERROR for a bad one
 */
export async function requireCaptchaUnlessFree(
  context: GuardedCall,
  { action, input, taken, isFree }: CountedCall,
): Promise<void> {
  const { request } = context
  if (request.captchaToken === undefined) {
    if (!isFree) throw tooManyRequests(taken, true)
    return
  }
  const path = 'captcha-token'
  const result = await verifyCaptcha(context, { token: request.captchaToken, action, path, input })
  if (result.outcome === 'unavailable' && !isFree) throw tooManyRequests(taken)
}

/**
 * Requires a captcha in the header of a call that has been counted as one too many. While the
 * provider is away the call goes on. Belongs into `prepare`.
 * @throws TOO_MANY_REQUESTS_ERROR with `captchaRequired` when there is none; INVALID_DATA_ERROR for a bad one
 */
export async function requireCaptchaHeader(
  context: GuardedCall,
  action: CaptchaAction,
  input: object,
  taken: Taken,
): Promise<void> {
  const token = context.request.captchaToken
  if (token === undefined) throw tooManyRequests(taken, true)
  await verifyCaptcha(context, { token, action, path: 'captcha-token', input })
}

/** Accepted and consumed, or the provider is away. @throws INVALID_DATA_ERROR */
async function verifyCaptcha(
  context: GuardedCall,
  captcha: CaptchaResponse,
): Promise<CaptchaResult> {
  const { services, now, tx, request } = context
  const { token, action, path, input } = captcha
  const refuse = () => {
    audit(context, 'captcha refused', { action })
    return invalidData(path, messages.captchaInvalid)
  }
  if (token.length > limits.tokenMaxLength) throw refuse()
  const result = await services.captcha.verify(token, action, now)
  if (result.outcome === 'unavailable') {
    services.log.warn({ err: result.cause, action }, 'captcha provider unavailable')
    return result
  }
  if (result.outcome === 'refused') throw refuse()
  const { idempotent }: Operation = operations[action]
  const repeat =
    idempotent &&
    request.idempotencyKey &&
    JSON.stringify([action, request.address, request.idempotencyKey, input])
  if (!(await consumeCaptcha(tx, { ...result, repeat: repeat || undefined }))) throw refuse()
  return result
}

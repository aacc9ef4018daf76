import type { CaptchaAction } from '#contract/auth.ts'
import { type Failure, invalidData } from '#contract/failures.ts'
import { limits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { OperationContext } from '../operations/context.ts'
import { unavailable } from '../operations/failures.ts'
import { countedAddress } from '../security/client-address.ts'
import { takeOrRefuse, tooManyRequests } from '../security/rate-limits.ts'
import type { CaptchaVerdict } from './captcha.ts'
import { spendCaptcha } from './spend-captcha.ts'

/** A captcha to be judged and used up. */
interface GivenCaptcha {
  token: string
  action: CaptchaAction
  /** Where the failure says that it came from. */
  path: 'captchaTk' | 'captcha-token'
  /** The call's payload: a repeat of the same call may show the same captcha. */
  input: object
}

/**
 * Demands a good captcha, which is spent from then on even if the call fails. Belongs into
 * `prepare`, where nothing is rolled back.
 * @throws INVALID_DATA_ERROR; UNEXPECTED_ERROR (503) while the provider is away
 */
export async function requireCaptcha(
  context: OperationContext,
  captcha: GivenCaptcha,
): Promise<void> {
  const verdict = await judge(context, captcha)
  if (verdict.outcome === 'unavailable') throw unavailable(verdict.cause)
}

/**
 * The header rule of createQuote, resetPasswordRequest and resendVerifyEmail (contract, decision
 * 11): the captcha is judged when it is there, and demanded from an address that has made 3 calls
 * within the hour. While the provider is away these 3 go on. Belongs into `prepare`.
 * @throws TOO_MANY_REQUESTS_ERROR, with `captchaRequired` where a captcha would help;
 * INVALID_DATA_ERROR for a bad one
 */
export async function admitCall(
  context: OperationContext,
  action: Exclude<CaptchaAction, 'register'>,
  input: object,
): Promise<void> {
  const { call, services } = context
  const taken = await takeOrRefuse(services.rateLimits, action, countedAddress(call.address))
  const free = taken.count <= limits.captchaFreeCallsPerHour
  if (call.captchaToken === undefined) {
    if (!free) throw tooManyRequests(taken, true)
    return
  }
  const path = 'captcha-token'
  const verdict = await judge(context, { token: call.captchaToken, action, path, input })
  if (verdict.outcome === 'unavailable' && !free) throw tooManyRequests(taken)
}

/** Accepted and spent, or the provider is away. @throws INVALID_DATA_ERROR */
async function judge(context: OperationContext, captcha: GivenCaptcha): Promise<CaptchaVerdict> {
  const { services, now, tx, call } = context
  const { token, action, path, input } = captcha
  if (token.length > limits.tokenMaxLength) throw refusal(path)
  const verdict = await services.captcha.judge(token, action, now)
  if (verdict.outcome === 'unavailable') {
    services.log.warn({ err: verdict.cause, action }, 'the captcha provider is away')
    return verdict
  }
  if (verdict.outcome === 'refused') throw refusal(path)
  const repeat =
    call.idempotencyKey && JSON.stringify([action, call.address, call.idempotencyKey, input])
  if (!(await spendCaptcha(tx, { ...verdict, repeat }))) throw refusal(path)
  return verdict
}

function refusal(path: string): Failure {
  return invalidData(path, messages.captchaInvalid)
}

import type { CaptchaAction } from '#contract/auth.ts'
import { invalidData } from '#contract/failures.ts'
import { limits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { OperationContext } from '../operations/context.ts'
import { declarationOf } from '../operations/declarations.ts'
import { unavailable } from '../operations/failures.ts'
import { audit } from '../security/audit.ts'
import { countedAddress } from '../security/client-address.ts'
import { type Taken, takeOrRefuse, tooManyRequests } from '../security/rate-limits.ts'
import type { CaptchaVerdict } from './captcha.ts'
import { spendCaptcha } from './spend-captcha.ts'

/** A captcha to be judged and used up. */
interface GivenCaptcha {
  token: string
  action: CaptchaAction
  /** Where the failure says that it came from. */
  path: 'captchaTk' | 'captcha-token'
  /** The call's payload: a repeat of a call that is remembered may show the same captcha. */
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
 * The header rule of createQuote, resetPasswordRequest and resendVerifyEmail
 * (requirements §4.11): the captcha is judged when it is there, and demanded from an address that has made 3 calls
 * within the hour. While the provider is away these 3 go on. Belongs into `prepare`.
 * @throws TOO_MANY_REQUESTS_ERROR, with `captchaRequired` where a captcha would help;
 * INVALID_DATA_ERROR for a bad one
 */
export async function admitCall(
  context: OperationContext,
  action: Exclude<CaptchaAction, 'register' | 'login'>,
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

/**
 * Demands a captcha in the header of a call that has been counted as one too many. While the
 * provider is away the call goes on. Belongs into `prepare`.
 * @throws TOO_MANY_REQUESTS_ERROR with `captchaRequired` when there is none; INVALID_DATA_ERROR for a bad one
 */
export async function demandCaptcha(
  context: OperationContext,
  action: CaptchaAction,
  input: object,
  taken: Taken,
): Promise<void> {
  const token = context.call.captchaToken
  if (token === undefined) throw tooManyRequests(taken, true)
  await judge(context, { token, action, path: 'captcha-token', input })
}

/** Accepted and spent, or the provider is away. @throws INVALID_DATA_ERROR */
async function judge(context: OperationContext, captcha: GivenCaptcha): Promise<CaptchaVerdict> {
  const { services, now, tx, call } = context
  const { token, action, path, input } = captcha
  const refuse = () => {
    audit(context, 'captcha refused', { action })
    return invalidData(path, messages.captchaInvalid)
  }
  if (token.length > limits.tokenMaxLength) throw refuse()
  const verdict = await services.captcha.judge(token, action, now)
  if (verdict.outcome === 'unavailable') {
    services.log.warn({ err: verdict.cause, action }, 'the captcha provider is away')
    return verdict
  }
  if (verdict.outcome === 'refused') throw refuse()
  const repeat =
    declarationOf(action).idempotent &&
    call.idempotencyKey &&
    JSON.stringify([action, call.address, call.idempotencyKey, input])
  if (!(await spendCaptcha(tx, { ...verdict, repeat: repeat || undefined }))) throw refuse()
  return verdict
}

import { z } from 'zod'
import type { CaptchaAction } from '#contract/accounts/auth.ts'
import { limits } from '#contract/base/limits.ts'
import type { Settings } from '../settings/env.ts'
import type { Captcha, CaptchaResult } from './captcha.ts'

const usualVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify'
const timeoutMs = 3_000
const maxAgeMs = 2 * 60 * 1000
const clockLeewayMs = 30_000

/** The score must be a number: a provider's answer is not coerced into a pass. */
const passed = z.object({
  success: z.literal(true),
  action: z.string(),
  score: z.number().min(limits.captchaScoreMin).max(1),
  hostname: z.string(),
  challenge_ts: z.iso.datetime({ offset: true }),
})

/** Provider errors that are our configuration's fault, not the visitor's. */
const configurationErrors = ['missing-input-secret', 'invalid-input-secret', 'invalid-keys']

const answered = z.looseObject({
  success: z.boolean(),
  'error-codes': z.array(z.string()).optional(),
})

/** Google's score-based reCAPTCHA v3, or what stands in for it at CAPTCHA_VERIFY_URL. */
export function makeRecaptcha({
  captcha,
  siteUrl,
}: Pick<Settings, 'captcha' | 'siteUrl'>): Captcha {
  const url = captcha.verifyUrl ?? usualVerifyUrl
  const secret = captcha.secret ?? ''
  const hostname = new URL(siteUrl).hostname
  return {
    challenge: async () => null,
    async verify(token, action, now) {
      try {
        const answer = answered.parse(await ask(url, { secret, response: token }))
        const ours = answer['error-codes']?.find((code) => configurationErrors.includes(code))
        if (ours) return { outcome: 'unavailable', cause: new Error(`CAPTCHA_SECRET: ${ours}`) }
        return toResult(answer, { token, action, hostname, now })
      } catch (cause) {
        return { outcome: 'unavailable', cause }
      }
    },
  }
}

async function ask(url: string, form: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The captcha provider answered ${response.status}`)
  return response.json()
}

function toResult(
  answer: unknown,
  expected: { token: string; action: CaptchaAction; hostname: string; now: Date },
): CaptchaResult {
  const parsed = passed.safeParse(answer)
  if (!parsed.success) return { outcome: 'refused' }
  const { action, hostname, challenge_ts: solvedAt } = parsed.data
  const age = expected.now.getTime() - new Date(solvedAt).getTime()
  if (action !== expected.action || hostname !== expected.hostname) return { outcome: 'refused' }
  if (age > maxAgeMs || age < -clockLeewayMs) return { outcome: 'refused' }
  const expiresAt = new Date(expected.now.getTime() + maxAgeMs + clockLeewayMs)
  return { outcome: 'accepted', identity: expected.token, expiresAt }
}

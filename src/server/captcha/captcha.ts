import type { CaptchaAction } from '#contract/auth.ts'
import type { Settings } from '../env.ts'
import { makeAltcha } from './altcha.ts'
import { makeFakeCaptcha } from './fake-captcha.ts'
import { makeRecaptcha } from './recaptcha.ts'

/** What a provider says of a token. */
export type CaptchaVerdict =
  | {
      outcome: 'accepted'
      /** What makes this captcha one and the same, however its token is written. */
      identity: string
      /** From when on the provider itself would refuse it. */
      expiresAt: Date
    }
  | { outcome: 'refused' }
  | { outcome: 'unavailable'; cause: unknown }

/** Tells people from programs. */
export interface Captcha {
  /** What a browser must solve for an action; null where the provider hands out nothing. */
  challenge(action: CaptchaAction, now: Date): Promise<Record<string, unknown> | null>
  /** Judges a token for one action; never throws. That it was spent before is not judged here. */
  judge(token: string, action: CaptchaAction, now: Date): Promise<CaptchaVerdict>
}

interface CaptchaNeeds {
  settings: Pick<Settings, 'captcha' | 'siteUrl'>
  /** The installation's secret. */
  secret: string
}

/** The provider that CAPTCHA_PROVIDER names. */
export function makeCaptcha({ settings, secret }: CaptchaNeeds): Captcha {
  const { provider } = settings.captcha
  if (provider === 'altcha') return makeAltcha(secret)
  if (provider === 'recaptcha') return makeRecaptcha(settings)
  return makeFakeCaptcha()
}

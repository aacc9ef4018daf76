import type { CaptchaAction } from '#contract/accounts/auth.ts'
import type { Settings } from '../settings/env.ts'
import type { Secrets } from '../auth/derived-keys.ts'
import { makeAltcha } from './altcha.ts'
import { makeFakeCaptcha } from './fake-captcha.ts'
import { makeRecaptcha } from './recaptcha.ts'

/** A provider's verdict on a token. */
export type CaptchaResult =
  | {
      outcome: 'accepted'
      /** Identity of this captcha, however its token is written. */
      identity: string
      /** From when on the provider itself would refuse it. */
      expiresAt: Date
    }
  | { outcome: 'refused' }
  | { outcome: 'unavailable'; cause: unknown }

/** Tells people from programs. */
export interface Captcha {
  /** Returns the challenge that a browser must solve for an action; null if the provider hands out nothing. */
  challenge(action: CaptchaAction, now: Date): Promise<Record<string, unknown> | null>
  /** Verifies a token for one action; never throws. Whether it was consumed before is not looked at here. */
  verify(token: string, action: CaptchaAction, now: Date): Promise<CaptchaResult>
}

interface CaptchaDependencies {
  settings: Pick<Settings, 'captcha' | 'siteUrl'>
  secrets: Secrets
}

/** The provider that CAPTCHA_PROVIDER names. */
export function makeCaptcha({ settings, secrets }: CaptchaDependencies): Captcha {
  const { provider } = settings.captcha
  if (provider === 'altcha') return makeAltcha(secrets)
  if (provider === 'recaptcha') return makeRecaptcha(settings)
  return makeFakeCaptcha()
}

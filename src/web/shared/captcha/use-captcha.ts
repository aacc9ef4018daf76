import type { CaptchaAction } from '#contract/accounts/auth.ts'
import type { PublicConfig } from '#contract/site/settings.ts'
import { captchaToken } from './captcha-token.ts'

/** Configuration for every form that solves a captcha; undefined on a page that failed early. */
export type CaptchaConfig = PublicConfig['captcha'] | undefined

/** Gives fresh captcha tokens for an action, from the provider that the site is configured with. */
export function useCaptcha(
  captcha: CaptchaConfig,
  action: CaptchaAction,
): () => Promise<string | undefined> {
  return async () => captcha && captchaToken(captcha, action)
}

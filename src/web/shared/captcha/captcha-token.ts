import type { CaptchaAction } from '#contract/accounts/auth.ts'
import type { PublicConfig } from '#contract/site/settings.ts'
import { call } from '../session/session.ts'

type Captcha = PublicConfig['captcha']

/** A fresh captcha token for one action, from the configured provider; each serves once (requirements §3.12). */
export async function captchaToken(
  { provider, siteKey }: Captcha,
  action: CaptchaAction,
): Promise<string> {
  if (provider === 'fake') return `fake:${action}:0.9:${crypto.randomUUID()}`
  if (provider === 'recaptcha') {
    const { recaptchaToken } = await import('./recaptcha.ts')
    return recaptchaToken(siteKey ?? '', action)
  }
  const { solveCaptcha } = await import('./solve-captcha.ts')
  return solveCaptcha(await call('getCaptchaChallenge', { action }))
}

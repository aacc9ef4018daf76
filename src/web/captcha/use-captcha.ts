import { useRouteLoaderData } from 'react-router'
import type { CaptchaAction } from '#contract/auth.ts'
import type { loader as layoutLoader } from '../public/layout.tsx'
import { captchaToken } from './captcha-token.ts'

/** Gives fresh captcha tokens for an action, from the provider that the site is configured with. */
export function useCaptcha(action: CaptchaAction): () => Promise<string | undefined> {
  const captcha = useRouteLoaderData<typeof layoutLoader>('public/layout')?.captcha
  return async () => captcha && captchaToken(captcha, action)
}

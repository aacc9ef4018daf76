import type { CaptchaAction } from '#contract/accounts/auth.ts'

declare global {
  interface Window {
    grecaptcha?: {
      ready: (work: () => void) => void
      execute: (siteKey: string, options: { action: string }) => Promise<string>
    }
  }
}

let loading: Promise<void> | undefined

/** A scored token; the provider's script is fetched when the first one is asked for (requirements §8.6). */
export async function recaptchaToken(siteKey: string, action: CaptchaAction): Promise<string> {
  loading ??= loadScript(siteKey).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  await loading
  const provider = window.grecaptcha
  if (!provider) throw new Error('The captcha provider did not start')
  await new Promise<void>((ready) => provider.ready(ready))
  return provider.execute(siteKey, { action })
}

function loadScript(siteKey: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () =>
      reject(new Error('The captcha provider cannot be reached')),
    )
    document.head.append(script)
  })
}

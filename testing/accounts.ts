import type { Email } from 'postal-mime'
import type { PayloadOf } from '#contract/index.ts'
import type { TestApp } from './app.ts'

export const goodPassword = 'Secreta-123'

let serial = 0

/** A registration that the server accepts, under an e-mail of its own, with a captcha of its own. */
export function makeRegistration(
  overrides: Partial<PayloadOf<'register'>> = {},
): PayloadOf<'register'> {
  serial += 1
  return {
    name: 'Ana',
    surname: 'Gómez',
    email: `ana-${serial}@example.com`,
    password: goodPassword,
    lang: 'es',
    captchaTk: makeCaptcha('register'),
    ...overrides,
  }
}

/** A fake captcha that nobody has used yet. */
export function makeCaptcha(action: string, score = 0.9): string {
  serial += 1
  return `fake:${action}:${score}:${serial}`
}

/** Mails to one address, oldest first. */
export async function mailsTo(app: TestApp, address: string): Promise<Email[]> {
  const mails = await app.mails()
  return mails.filter(({ to }) => to?.some((one) => one.address === address))
}

/** The token of the newest link mailed to an address. */
export async function mailedToken(app: TestApp, address: string): Promise<string> {
  const tokens = await mailedTokens(app, address)
  const newest = tokens.at(-1)
  if (newest === undefined) throw new Error(`No link was mailed to ${address}`)
  return newest
}

/** The tokens of all links mailed to an address, oldest first. */
export async function mailedTokens(app: TestApp, address: string): Promise<string[]> {
  const mails = await mailsTo(app, address)
  return mails.flatMap(({ text }) => /\/([\w-]{43})\s/.exec(text ?? '')?.[1] ?? [])
}

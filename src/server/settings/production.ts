import type { Settings } from './env.ts'
import { isLoopback } from './loopback.ts'
import type { Variables } from './fields.ts'
import { operatorError } from '#server/process/operator-error.ts'

/** Stops the start of a production server that lacks what it needs or has what is only for trying out. */
export function refuseInProduction(given: Variables): void {
  if (given.SECRET === undefined) throw operatorError('SECRET: missing, production needs one')
  if (isSampleSecret(given.SECRET)) {
    throw operatorError(
      'SECRET: looks like a sample; take random bytes, e.g. openssl rand -base64 48',
    )
  }
  if (given.SITE_URL === undefined) throw operatorError('SITE_URL: missing, production needs it')
  const { protocol, hostname } = new URL(given.SITE_URL)
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw operatorError('SITE_URL: production needs https://, except on localhost')
  }
  if (given.RATE_LIMIT === 'off') {
    throw operatorError('RATE_LIMIT: off is for load tests and refused in production')
  }
  if (given.CAPTCHA_PROVIDER === 'fake') {
    throw operatorError('CAPTCHA_PROVIDER: fake is for tests and refused in production')
  }
  if (given.DEMO === true) throw operatorError('DEMO: 1 is refused in production')
  if (given.ADMIN_EMAIL !== undefined && given.ADMIN_PASSWORD === undefined) {
    throw operatorError('ADMIN_PASSWORD: missing beside ADMIN_EMAIL')
  }
  if (given.SMTP_URL === undefined) throw operatorError('SMTP_URL: missing, production needs it')
  if (given.MAIL_FROM === undefined) throw operatorError('MAIL_FROM: missing, production needs it')
}

const samplePhrases =
  /change[-_ ]?(me|this|it)|your[-_ ]?(\w+[-_ ]?)*secret|replace[-_ ]?(me|this)|keyboard[-_ ]?cat|(super|very|top)[-_ ]?secret|a-string-secret|example|placeholder|password|0123456789|abcdefgh/i

/** Phrases out of manuals, and repetitions of a few characters. */
function isSampleSecret(secret: string): boolean {
  return samplePhrases.test(secret) || new Set(secret).size < 8
}

type WarnedOf = Pick<Settings, 'databaseUrl' | 'trustProxy' | 'siteUrl'>

/** What a production server starts with all the same, but its operator should know of. */
export function productionWarnings({ databaseUrl, trustProxy, siteUrl }: WarnedOf): string[] {
  const warnings: string[] = []
  if (databaseUrl === null) {
    warnings.push(
      'DATABASE_URL: none; the embedded database serves one process, and a loss of power may cost its last writes',
    )
  }
  // The server itself speaks no TLS: a proxy does, and every visitor comes from its address.
  if (siteUrl.startsWith('https:') && trustProxy.length === 0) {
    warnings.push(
      'TRUST_PROXY: none; behind the proxy that has the certificate all visitors count as one address with one rate limit',
    )
  }
  return warnings
}

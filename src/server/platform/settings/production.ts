import type { Settings } from './env.ts'
import { isForeignHttp } from './loopback.ts'
import type { Variables } from './fields.ts'

/** Lists variables that a production server lacks, or has only for trying out: a line each that names the variable. */
export function productionRefusals(given: Variables): string[] {
  const rules: [refused: boolean, line: string][] = [
    [given.SECRET === undefined, 'SECRET: missing, production needs one: openssl rand -base64 48'],
    [
      given.SECRET !== undefined && isSampleSecret(given.SECRET),
      'SECRET: looks like a sample; take random bytes, e.g. openssl rand -base64 48',
    ],
    [
      given.SECRET_PREVIOUS !== undefined && isSampleSecret(given.SECRET_PREVIOUS),
      'SECRET_PREVIOUS: looks like a sample, whose tokens anybody could make',
    ],
    [given.SITE_URL === undefined, 'SITE_URL: missing, production needs it'],
    [isForeignHttp(given.SITE_URL), 'SITE_URL: production needs https://, except on localhost'],
    [
      isForeignHttp(given.CLIENT_VIEWS_URL),
      'CLIENT_VIEWS_URL: production needs https://, except on localhost',
    ],
    [
      given.WEBHOOK_ALLOW_PRIVATE === '1',
      'WEBHOOK_ALLOW_PRIVATE: 1 is for tests and refused in production',
    ],
    [
      given.CDN_PURGE_SECRET !== undefined && given.CDN_PURGE_SECRET.length < 32,
      'CDN_PURGE_SECRET: has fewer than 32 characters; take random bytes, e.g. openssl rand -base64 48',
    ],
    [given.RATE_LIMIT === 'off', 'RATE_LIMIT: off is for load tests and refused in production'],
    [
      given.CAPTCHA_PROVIDER === 'fake',
      'CAPTCHA_PROVIDER: fake is for tests and refused in production',
    ],
    [given.DEMO === true, 'DEMO: 1 is refused in production'],
    [
      given.ADMIN_EMAIL !== undefined && given.ADMIN_PASSWORD === undefined,
      'ADMIN_PASSWORD: missing beside ADMIN_EMAIL',
    ],
    [given.SMTP_URL === undefined, 'SMTP_URL: missing, production needs it'],
    [given.MAIL_FROM === undefined, 'MAIL_FROM: missing, production needs it'],
  ]
  return rules.filter(([refused]) => refused).map(([, line]) => line)
}

const samplePhrases =
  /change[-_ ]?(me|this|it)|your[-_ ]?(\w+[-_ ]?)*secret|replace[-_ ]?(me|this)|keyboard[-_ ]?cat|(super|very|top)[-_ ]?secret|a-string-secret|example|placeholder|password|0123456789|abcdefgh/i

/** Phrases out of manuals, and repetitions of a few characters. */
function isSampleSecret(secret: string): boolean {
  return samplePhrases.test(secret) || new Set(secret).size < 8
}

type WarnedOf = Pick<Settings, 'databaseUrl' | 'trustProxy' | 'siteUrl'>

/** Lists settings with which a production server still starts, but that its operator should know of. */
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

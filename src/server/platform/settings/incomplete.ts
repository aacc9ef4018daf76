import { isForeignHttp } from './loopback.ts'
import type { Variables } from './fields.ts'

/** Variables that are nothing without one another. */
const pairs: (keyof Variables)[][] = [
  ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
  ['CDN_PURGE_URL', 'CDN_PURGE_SECRET'],
  ['SMTP_DKIM_DOMAIN', 'SMTP_DKIM_SELECTOR', 'SMTP_DKIM_KEY_FILE'],
]

/** Lists the variables missing beside one that is given: a line each that names the missing one. */
export function incompleteVariables(given: Variables): string[] {
  const lines: string[] = []
  if (given.ADMIN_PASSWORD !== undefined && given.ADMIN_EMAIL === undefined) {
    lines.push('ADMIN_EMAIL: missing beside ADMIN_PASSWORD')
  }
  if (given.SECRET_PREVIOUS !== undefined) {
    if (given.SECRET === undefined) lines.push('SECRET: missing beside SECRET_PREVIOUS')
    if (given.SECRET === given.SECRET_PREVIOUS) {
      lines.push('SECRET_PREVIOUS: must be another secret than SECRET')
    }
  }
  if (given.DATABASE_URL === undefined) {
    if (given.WORKERS !== 1) {
      lines.push('DATABASE_URL: missing beside WORKERS; the embedded database serves one process')
    }
    if (given.DATABASE_READ_URL !== undefined) {
      lines.push('DATABASE_URL: missing beside DATABASE_READ_URL')
    }
  }
  if (
    isForeignHttp(given.OTEL_EXPORTER_OTLP_ENDPOINT) &&
    given.OTEL_EXPORTER_OTLP_INSECURE === 'false'
  ) {
    lines.push(
      'OTEL_EXPORTER_OTLP_ENDPOINT: is on another machine: use https://, or set OTEL_EXPORTER_OTLP_INSECURE=true on a private network',
    )
  }
  for (const names of pairs) {
    const set = names.find((name) => given[name] !== undefined)
    if (set === undefined) continue
    const missing = names.filter((name) => given[name] === undefined)
    lines.push(...missing.map((name) => `${name}: missing beside ${set}`))
  }
  if (given.CAPTCHA_PROVIDER !== 'recaptcha') return lines
  for (const name of ['CAPTCHA_SECRET', 'CAPTCHA_SITE_KEY'] as const) {
    if (given[name] === undefined) {
      lines.push(`${name}: missing, CAPTCHA_PROVIDER=recaptcha needs it`)
    }
  }
  return lines
}

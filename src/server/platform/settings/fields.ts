import { email, newPassword } from '#contract/base/fields.ts'
import { houseName } from '#contract/site/palette/house.ts'
import { captchaProviders } from '#contract/site/settings.ts'
import { z } from 'zod'
import { dkimDomain, dkimKey, dkimSelector } from './dkim.ts'
import { proxyList } from './proxy-list.ts'
import { hostnameOf, isLoopback } from './loopback.ts'
import { collectorUrl, databaseUrl, redisUrl, smtpUrl, storageUrl } from './service-addresses.ts'

/** An https address; http only on this machine. */
const outwardLink = z
  .string()
  .trim()
  .refine(
    (value) => {
      const url = URL.parse(value)
      if (url === null || url.username !== '' || url.password !== '') return false
      return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
    },
    { error: 'must be an https:// address' },
  )

const siteUrl = z
  .string()
  .trim()
  .transform((value, context) => {
    const url = URL.parse(value)
    const bare = url?.pathname === '/' && url.search === '' && url.hash === '' && !url.username
    if (url !== null && bare && /^https?:$/.test(url.protocol)) return url.origin
    context.addIssue('must be an http:// or https:// address without a path')
    return z.NEVER
  })

function wholeNumber(min: number, max: number, usual: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, { error })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error })
    .default(usual)
}

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: `must be one of ${values.join(', ')}` })
}

const onOff = oneOf(['on', 'off'])

const singleLine = z
  .string()
  .trim()
  .max(100, { error: 'must have at most 100 characters' })
  .refine((value) => !/\p{Cc}/u.test(value), { error: 'must be one line' })

/** The contract's rules with messages for an operator instead of the visitor's Spanish ones. */
const mailbox = z
  .string()
  .refine((value) => email.safeParse(value).success, { error: 'must be an e-mail address' })
  .transform((value) => email.parse(value))

const adminPassword = z.string().refine((value) => newPassword.safeParse(value).success, {
  error: 'must have 8 characters or more: upper and lower case, a digit and a special character',
})

/** An address, or a name and an address: `Ñandú Travel <no-reply@example.com>`. */
const sender = singleLine.refine(
  (value) => email.safeParse(/^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
  { error: 'must be an e-mail address, or a name and an address in angle brackets' },
)

const secret = z
  .string()
  .refine((value) => Buffer.byteLength(value) >= 32, { error: 'must have at least 32 bytes' })

/** Names or addresses without a port, as URLs spell them. */
const hostList = z
  .string()
  .transform((value) => value.split(',').map((entry) => hostnameOf(entry.trim()) ?? ''))
  .refine((list) => list.every((host) => /^[\w.:[\]-]+$/.test(host)), {
    error: 'must be a comma-separated list of host names or IP addresses',
  })

/** The kernel keeps a socket's path in 108 bytes. */
const socketPath = z
  .string()
  .trim()
  .refine((value) => value.startsWith('/') && Buffer.byteLength(value) < 108, {
    error: 'must be the absolute path of a socket, of at most 107 bytes',
  })

const workersError = 'must be a whole number from 1 to 64, or auto'
const workers = z
  .string()
  .trim()
  .regex(/^(?:auto|[1-9]|[1-5]\d|6[0-4])$/, { error: workersError })
  .transform((value) => (value === 'auto' ? value : Number(value)))
  .default(1)

/** Every variable with its own rule and default (requirements §8.1); rules between them are in env.ts. */
export const settingFields = z.object({
  APP_MODE: oneOf(['demo', 'development', 'production']).optional(),
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z
    .string()
    .trim()
    .regex(/^[\w.:-]+$/, { error: 'must be a host name or an IP address' })
    .default('127.0.0.1'),
  SITE_URL: siteUrl.optional(),
  CLIENT_VIEWS_URL: siteUrl.optional(),
  ALLOWED_HOSTS: hostList.default([]),
  SITE_NAME: singleLine.default(houseName),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DB_POOL_MAX: wholeNumber(1, 500, 10),
  WORKERS: workers,
  SECRET: secret.optional(),
  SECRET_PREVIOUS: secret.optional(),
  ADMIN_SECOND_FACTOR: oneOf(['optional', 'required']).default('optional'),
  DEMO: oneOf(['0', '1'])
    .transform((value) => value === '1')
    .optional(),
  ADMIN_EMAIL: mailbox.optional(),
  ADMIN_PASSWORD: adminPassword.optional(),
  STORAGE_URL: storageUrl.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  DECODER_SOCKET: socketPath.optional(),
  AVIF: onOff.default('on'),
  SMTP_URL: smtpUrl.optional(),
  SMTP_DKIM_DOMAIN: dkimDomain.optional(),
  SMTP_DKIM_SELECTOR: dkimSelector.optional(),
  SMTP_DKIM_KEY_FILE: dkimKey.optional(),
  MAIL_FROM: sender.optional(),
  QUOTES_EMAIL: mailbox.optional(),
  CAPTCHA_PROVIDER: oneOf(captchaProviders).default('altcha'),
  CAPTCHA_SITE_KEY: z.string().trim().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA_VERIFY_URL: outwardLink.optional(),
  REDIS_URL: redisUrl.optional(),
  RATE_LIMIT: onOff.default('on'),
  CDN_PURGE_URL: outwardLink.optional(),
  CDN_PURGE_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'must have no space and nothing beyond ASCII' })
    .optional(),
  WEBHOOK_ALLOW_PRIVATE: oneOf(['0', '1']).default('0'),
  TRUST_PROXY: proxyList.default([]),
  RESERVATIONS_URL: outwardLink.optional(),
  PRICE_LIST_URL: outwardLink.optional(),
  CHAT_URL: outwardLink.optional(),
  MAP_STYLE_URL: outwardLink.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, {
      error: 'must have at least 16 characters, none of them a space',
    })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl.optional(),
  OTEL_EXPORTER_OTLP_INSECURE: oneOf(['true', 'false']).default('false'),
  API_DOCS: onOff.default('on'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The variables, each valid by itself. */
export type Variables = z.output<typeof settingFields>

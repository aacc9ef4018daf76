import { resolve } from 'node:path'
import { refuseInProduction } from './production.ts'
import { settingFields, type Variables } from './fields.ts'
import { operatorError } from '#server/process/operator-error.ts'

export type AppMode = 'demo' | 'development' | 'production'

/** The configuration, validated (requirements §8.1). Null is "not configured". */
export interface Settings {
  mode: AppMode
  port: number
  host: string
  /** Origin without a trailing slash. */
  siteUrl: string
  siteName: string
  /** Further hosts that are answered outside production, as URLs spell them. */
  allowedHosts: string[]
  /** Absolute path. */
  dataDir: string
  databaseUrl: string | null
  databasePoolMax: number
  /** Null: generated once and kept in the data folder, which production refuses. */
  secret: string | null
  /** Whether an empty database gets the demonstration catalogue. */
  demo: boolean
  /** The first admin; null for none, a null password for a generated one. */
  firstAdmin: { email: string; password: string | null } | null
  storageUrl: string | null
  storageCredentials: { accessKeyId: string; secretAccessKey: string } | null
  smtpUrl: string | null
  mailFrom: string
  /** Null: every admin gets the quote requests. */
  quotesEmail: string | null
  captcha: {
    provider: 'altcha' | 'recaptcha' | 'fake'
    siteKey: string | null
    secret: string | null
    /** Null: the provider's own. */
    verifyUrl: string | null
  }
  redisUrl: string | null
  rateLimit: boolean
  /** Addresses and ranges of proxies whose x-forwarded-for is believed. */
  trustProxy: string[]
  /** Null hides one; a demonstration has pages of its own for them. */
  links: { reservations: string | null; priceList: string | null; chat: string | null }
  /** What a monitoring system shows to read the metrics; null: nobody reads them. */
  metricsToken: string | null
  /** Whether the API reference is served at /api/docs/. */
  apiDocs: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

type Source = Record<string, string | undefined>

/**
 * Reads and checks every variable (requirements §8.1); `APP_MODE` decides over `usualMode`. An empty
 * value counts as none. Fails with one line that names the first wrong variable, never its value.
 */
export function readSettings(source: Source, usualMode: AppMode = 'demo'): Settings {
  const given = parseVariables(source)
  const mode = given.APP_MODE ?? usualMode
  refuseIncomplete(given)
  if (mode === 'production') refuseInProduction(given)
  const siteUrl = given.SITE_URL ?? `http://localhost:${given.PORT}`
  const demo = given.DEMO ?? mode !== 'production'
  const usualLinks = demo ? demonstrationLinks(siteUrl) : null
  return {
    mode,
    port: given.PORT,
    host: given.HOST,
    siteUrl,
    siteName: given.SITE_NAME,
    allowedHosts: given.ALLOWED_HOSTS,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    databasePoolMax: given.DB_POOL_MAX,
    secret: given.SECRET ?? null,
    demo,
    firstAdmin: firstAdmin(given, mode),
    storageUrl: given.STORAGE_URL ?? null,
    storageCredentials: storageCredentials(given),
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM ?? `no-reply@${mailHost(siteUrl)}`,
    quotesEmail: given.QUOTES_EMAIL ?? null,
    captcha: {
      provider: given.CAPTCHA_PROVIDER,
      siteKey: given.CAPTCHA_SITE_KEY ?? null,
      secret: given.CAPTCHA_SECRET ?? null,
      verifyUrl: given.CAPTCHA_VERIFY_URL ?? null,
    },
    redisUrl: given.REDIS_URL ?? null,
    rateLimit: given.RATE_LIMIT === 'on',
    trustProxy: given.TRUST_PROXY,
    links: {
      reservations: given.RESERVATIONS_URL ?? usualLinks?.reservations ?? null,
      priceList: given.PRICE_LIST_URL ?? usualLinks?.priceList ?? null,
      chat: given.CHAT_URL ?? usualLinks?.chat ?? null,
    },
    metricsToken: given.METRICS_TOKEN ?? null,
    apiDocs: given.API_DOCS === 'on',
    logLevel: given.LOG_LEVEL,
  }
}

/** The site's host as mail knows it: hosts called www rarely take or send any. */
function mailHost(siteUrl: string): string {
  return new URL(siteUrl).hostname.replace(/^www\.(?=.+\.)/, '')
}

/** The settings of this process. */
export function readProcessSettings(usualMode?: AppMode): Settings {
  return readSettings(process.env, usualMode)
}

function parseVariables(source: Source): Variables {
  const present = Object.entries(source).filter(([, value]) => value?.trim() !== '')
  const parsed = settingFields.safeParse(Object.fromEntries(present))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw operatorError(`${String(issue?.path[0])}: ${issue?.message}`)
}

function refuseIncomplete(given: Variables): void {
  if (given.ADMIN_PASSWORD !== undefined && given.ADMIN_EMAIL === undefined) {
    throw operatorError('ADMIN_EMAIL: missing beside ADMIN_PASSWORD')
  }
  if (given.AWS_ACCESS_KEY_ID !== undefined && given.AWS_SECRET_ACCESS_KEY === undefined) {
    throw operatorError('AWS_SECRET_ACCESS_KEY: missing beside AWS_ACCESS_KEY_ID')
  }
  if (given.AWS_SECRET_ACCESS_KEY !== undefined && given.AWS_ACCESS_KEY_ID === undefined) {
    throw operatorError('AWS_ACCESS_KEY_ID: missing beside AWS_SECRET_ACCESS_KEY')
  }
  if (given.CAPTCHA_PROVIDER !== 'recaptcha') return
  if (given.CAPTCHA_SECRET === undefined) {
    throw operatorError('CAPTCHA_SECRET: missing, CAPTCHA_PROVIDER=recaptcha needs it')
  }
  if (given.CAPTCHA_SITE_KEY === undefined) {
    throw operatorError('CAPTCHA_SITE_KEY: missing, CAPTCHA_PROVIDER=recaptcha needs it')
  }
}

/** React reads the variable when it is loaded, and is several times slower without it. */
export function chooseReactForProduction(): void {
  process.env['NODE_ENV'] ??= 'production'
}

function firstAdmin(given: Variables, mode: AppMode): Settings['firstAdmin'] {
  if (given.ADMIN_EMAIL !== undefined) {
    return { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD ?? null }
  }
  return mode === 'production' ? null : { email: 'admin@example.com', password: null }
}

function storageCredentials(given: Variables): Settings['storageCredentials'] {
  if (given.AWS_ACCESS_KEY_ID === undefined || given.AWS_SECRET_ACCESS_KEY === undefined)
    return null
  return {
    accessKeyId: given.AWS_ACCESS_KEY_ID,
    secretAccessKey: given.AWS_SECRET_ACCESS_KEY,
  }
}

/** Where the site's outward links lead in a demonstration that names no others. */
function demonstrationLinks(siteUrl: string) {
  return {
    reservations: `${siteUrl}/demonstration/reservations`,
    priceList: `${siteUrl}/demonstration/price-list`,
    chat: `${siteUrl}/demonstration/chat`,
  }
}

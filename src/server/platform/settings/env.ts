import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Dkim } from './dkim.ts'
import { incompleteVariables } from './incomplete.ts'
import { productionRefusals } from './production.ts'
import { settingFields, type Variables } from './fields.ts'
import { operatorError } from '../runtime/operator-error.ts'

export type AppMode = 'demo' | 'development' | 'production'

/** The configuration, validated (requirements §8.1). Null is "not configured". */
export interface Settings {
  mode: AppMode
  port: number
  host: string
  /** Origin without a trailing slash. */
  siteUrl: string
  /** Where client views are read, and nothing else where it is another host than the site’s; origin without a trailing slash. */
  clientViewsUrl: string
  siteName: string
  /** Further hosts that are answered outside production, as URLs spell them. */
  allowedHosts: string[]
  /** Absolute path. */
  dataDir: string
  databaseUrl: string | null
  /** A replica that reads of the public catalogue may go to; null: all go to the database. */
  databaseReadUrl: string | null
  /** Of one process. */
  databasePoolMax: number
  /** Processes behind the port. */
  workers: number
  /** Null: generated once and kept in the data folder, which production refuses. */
  secret: string | null
  /** Whether admins must have a second factor. */
  adminSecondFactor: 'optional' | 'required'
  /** The previous secret: its signatures are still accepted while the secret changes; nothing new is signed with it. */
  secretPrevious: string | null
  /** Whether an empty database gets the demonstration catalogue. */
  demo: boolean
  /** The first admin; null for none, a null password for a generated one. */
  firstAdmin: { email: string; password: string | null } | null
  storageUrl: string | null
  storageCredentials: { accessKeyId: string; secretAccessKey: string } | null
  /** Where another user decodes pictures; null: children of this process do. */
  decoderSocket: string | null
  /** Whether pictures get AVIF files beside their WebP and JPEG ones. */
  avif: boolean
  smtpUrl: string | null
  /** Null: mails go out unsigned. */
  dkim: Dkim | null
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
  /** Receiver of notices of the pages that shared caches must drop, and the secret that signs them; null for none. */
  cdnPurge: { url: string; secret: string } | null
  /** Webhooks may call this machine and its network, without TLS: for tests. */
  webhookAllowPrivate: boolean
  /** Addresses and ranges of proxies whose x-forwarded-for is believed. */
  trustProxy: string[]
  /** Null hides one; a demonstration has pages of its own for them. */
  links: { reservations: string | null; priceList: string | null; chat: string | null }
  /** The MapLibre style of the maps that visitors may open; null: maps are drawings alone. */
  mapStyleUrl: string | null
  /** The token with which a monitoring system reads the metrics; null: nobody reads them. */
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
  const { settings, problems } = examineSettings(source, usualMode)
  const [first] = problems
  if (first !== undefined) throw operatorError(first)
  return settings
}

/**
 * The same without failing: the settings as they are without the wrong variables, and one line for
 * each problem.
 */
export function examineSettings(
  source: Source,
  usualMode: AppMode,
): { settings: Settings; problems: string[] } {
  const { given, wrong } = parseVariables(source)
  const mode = given.APP_MODE ?? usualMode
  const missing = incompleteVariables(given)
  if (mode === 'development' && given.WORKERS !== 1) {
    missing.push('WORKERS: development serves with one process; leave it out')
  }
  if (mode === 'production') missing.push(...productionRefusals(given))
  const named = new Set(wrong.map(nameOf))
  return {
    settings: toSettings(given, mode),
    problems: [...wrong, ...missing.filter((line) => !named.has(nameOf(line)))],
  }
}

/** The variable that a line begins with. */
const nameOf = (line: string) => line.split(':', 1)[0]

function toSettings(given: Variables, mode: AppMode): Settings {
  const siteUrl = given.SITE_URL ?? `http://localhost:${given.PORT}`
  const demo = given.DEMO ?? mode !== 'production'
  const usualLinks = demo ? demonstrationLinks(siteUrl) : null
  return {
    mode,
    port: given.PORT,
    host: given.HOST,
    siteUrl,
    clientViewsUrl: given.CLIENT_VIEWS_URL ?? siteUrl,
    siteName: given.SITE_NAME,
    allowedHosts: given.ALLOWED_HOSTS,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    databaseReadUrl: given.DATABASE_READ_URL ?? null,
    databasePoolMax: given.DB_POOL_MAX,
    workers: given.WORKERS === 'auto' ? availableParallelism() : given.WORKERS,
    secret: given.SECRET ?? null,
    adminSecondFactor: given.ADMIN_SECOND_FACTOR,
    secretPrevious: given.SECRET_PREVIOUS ?? null,
    demo,
    firstAdmin: firstAdmin(given, mode),
    storageUrl: given.STORAGE_URL ?? null,
    storageCredentials: storageCredentials(given),
    decoderSocket: given.DECODER_SOCKET ?? null,
    avif: given.AVIF === 'on',
    smtpUrl: given.SMTP_URL ?? null,
    dkim: dkim(given),
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
    cdnPurge: cdnPurge(given),
    webhookAllowPrivate: given.WEBHOOK_ALLOW_PRIVATE === '1',
    trustProxy: given.TRUST_PROXY,
    links: {
      reservations: given.RESERVATIONS_URL ?? usualLinks?.reservations ?? null,
      priceList: given.PRICE_LIST_URL ?? usualLinks?.priceList ?? null,
      chat: given.CHAT_URL ?? usualLinks?.chat ?? null,
    },
    mapStyleUrl: given.MAP_STYLE_URL ?? null,
    metricsToken: given.METRICS_TOKEN ?? null,
    apiDocs: given.API_DOCS === 'on',
    logLevel: given.LOG_LEVEL,
  }
}

function cdnPurge(given: Variables): Settings['cdnPurge'] {
  const { CDN_PURGE_URL: url, CDN_PURGE_SECRET: secret } = given
  return url !== undefined && secret !== undefined ? { url, secret } : null
}

/** The site's host as mail knows it: hosts called www rarely take or send any. */
function mailHost(siteUrl: string): string {
  return new URL(siteUrl).hostname.replace(/^www\.(?=.+\.)/, '')
}

/** The settings of this process. */
export function readProcessSettings(usualMode?: AppMode): Settings {
  return readSettings(process.env, usualMode)
}

/** The settings of this process with all that is wrong with them. */
export function examineProcessSettings(usualMode: AppMode) {
  return examineSettings(process.env, usualMode)
}

/**
 * Where this process sends traces, for who needs to know before all else is loaded; null for nowhere, and
 * where the variable is wrong, which reading the settings refuses.
 */
export function readTraceCollector(): string | null {
  return parseVariables(process.env).given.OTEL_EXPORTER_OTLP_ENDPOINT ?? null
}

/** The socket of the decoder service, which needs no other setting. Null: none. @throws one line when it is wrong */
export function readDecoderSocket(): string | null {
  const { given, wrong } = parseVariables(process.env)
  const line = wrong.find((each) => nameOf(each) === 'DECODER_SOCKET')
  if (line !== undefined) throw operatorError(line)
  return given.DECODER_SOCKET ?? null
}

/** The variables that are right, and a line for each that is wrong. */
function parseVariables(source: Source): { given: Variables; wrong: string[] } {
  const present = Object.entries(source).filter(([, value]) => value?.trim() !== '')
  const parsed = settingFields.safeParse(Object.fromEntries(present))
  if (parsed.success) return { given: parsed.data, wrong: [] }
  const lines = parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
  const names = new Set(lines.map(nameOf))
  const right = present.filter(([name]) => !names.has(name))
  return { given: settingFields.parse(Object.fromEntries(right)), wrong: lines }
}

/** The number of the socket that systemd has opened for this process; null for none. */
export function readHandedSocket(): number | null {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? 3 : null
}

const placeVariable = 'NANDU_WORKER'

/** Further variables in the environment of a worker: its number, from 1. */
export function workerVariables(place: number): Record<string, string> {
  return { [placeVariable]: String(place) }
}

/** Which worker this process is. */
export function readWorkerPlace(): number {
  return Number(process.env[placeVariable])
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

function dkim(given: Variables): Settings['dkim'] {
  const { SMTP_DKIM_DOMAIN: domain, SMTP_DKIM_SELECTOR: selector } = given
  const { SMTP_DKIM_KEY_FILE: privateKey } = given
  if (domain === undefined || selector === undefined || privateKey === undefined) return null
  return { domain, selector, privateKey }
}

/** Where the site's outward links lead in a demonstration that names no others. */
function demonstrationLinks(siteUrl: string) {
  return {
    reservations: `${siteUrl}/demonstration/reservations`,
    priceList: `${siteUrl}/demonstration/price-list`,
    chat: `${siteUrl}/demonstration/chat`,
  }
}

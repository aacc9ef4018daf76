import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readSettings } from './env.ts'
import { productionWarnings } from './production.ts'
import { isOperatorError } from '../runtime/operator-error.ts'

const goodSecret = 'Jq3vUu0b7k5nXwZ2sT9yGm4cRf6hLp8d'

const production = {
  APP_MODE: 'production',
  SECRET: goodSecret,
  SITE_URL: 'https://viajes.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'no-reply@example.com',
}

/** The line that stops the start. */
function refusalOf(source: Record<string, string | undefined>): string {
  try {
    readSettings(source)
  } catch (error) {
    if (isOperatorError(error)) return error.message
    throw error
  }
  throw new Error('nothing was refused')
}

test('nothing needs to be set', () => {
  expect(readSettings({})).toEqual({
    mode: 'demo',
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    clientViewsUrl: 'http://localhost:3000',
    siteName: 'Ñandú Travel',
    allowedHosts: [],
    dataDir: resolve('data'),
    databaseUrl: null,
    databaseReadUrl: null,
    databasePoolMax: 10,
    workers: 1,
    secret: null,
    secretPrevious: null,
    adminSecondFactor: 'optional',
    demo: true,
    firstAdmin: { email: 'admin@example.com', password: null },
    storageUrl: null,
    storageCredentials: null,
    decoderSocket: null,
    avif: true,
    smtpUrl: null,
    dkim: null,
    mailFrom: 'no-reply@localhost',
    quotesEmail: null,
    captcha: { provider: 'altcha', siteKey: null, secret: null, verifyUrl: null },
    redisUrl: null,
    rateLimit: true,
    cdnPurge: null,
    webhookAllowPrivate: false,
    trustProxy: [],
    links: {
      reservations: 'http://localhost:3000/demonstration/reservations',
      priceList: 'http://localhost:3000/demonstration/price-list',
      chat: 'http://localhost:3000/demonstration/chat',
    },
    mapStyleUrl: null,
    metricsToken: null,
    apiDocs: true,
    logLevel: 'info',
  })
})

test('everything can be set', () => {
  const settings = readSettings({
    ...production,
    SECRET_PREVIOUS: 'Zk5rWq8tYb2mXc7vNd1pLf4hJg9sAe3u',
    PORT: '8080',
    HOST: '0.0.0.0',
    CLIENT_VIEWS_URL: 'https://viaje.example.net',
    ALLOWED_HOSTS: 'Demo.example.com, 192.168.1.5,2001:db8::0:1',
    SITE_NAME: 'Viajes del Sur',
    DATA_DIR: '/var/lib/site',
    DATABASE_URL: 'postgres://site@db/site?sslmode=disable',
    DATABASE_READ_URL: 'postgres://site@replica/site?sslmode=disable',
    DB_POOL_MAX: '25',
    WORKERS: '4',
    ADMIN_EMAIL: ' Admin@Example.com ',
    ADMIN_PASSWORD: 'Pampa-2026!',
    STORAGE_URL: 's3://fotos?endpoint=http://s3:9000&region=sa-east-1&tls=false',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'key secret',
    SMTP_URL: 'smtp://user:pass@mail:587',
    MAIL_FROM: 'Viajes del Sur <hola@example.com>',
    QUOTES_EMAIL: 'ventas@example.com',
    CAPTCHA_PROVIDER: 'recaptcha',
    CAPTCHA_SITE_KEY: 'site key',
    CAPTCHA_SECRET: 'captcha secret',
    CAPTCHA_VERIFY_URL: 'http://localhost:9999/verify',
    REDIS_URL: 'redis://cache:6379?tls=false',
    RATE_LIMIT: 'on',
    WEBHOOK_ALLOW_PRIVATE: '0',
    TRUST_PROXY: '10.0.0.0/8, ::1, loopback',
    RESERVATIONS_URL: 'https://reservas.example.com/inicio?x=1',
    CHAT_URL: 'http://localhost:4000',
    MAP_STYLE_URL: 'https://tiles.example.com/style.json?key=public',
    LOG_LEVEL: 'warn',
  })
  expect(settings).toMatchObject({
    mode: 'production',
    port: 8080,
    siteUrl: 'https://viajes.example.com',
    clientViewsUrl: 'https://viaje.example.net',
    allowedHosts: ['demo.example.com', '192.168.1.5', '[2001:db8::1]'],
    redisUrl: 'redis://cache:6379',
    dataDir: '/var/lib/site',
    databaseReadUrl: 'postgres://site@replica/site?sslmode=disable',
    databasePoolMax: 25,
    workers: 4,
    secret: goodSecret,
    secretPrevious: 'Zk5rWq8tYb2mXc7vNd1pLf4hJg9sAe3u',
    demo: false,
    firstAdmin: { email: 'admin@example.com', password: 'Pampa-2026!' },
    storageCredentials: { accessKeyId: 'key', secretAccessKey: 'key secret' },
    mailFrom: 'Viajes del Sur <hola@example.com>',
    captcha: { provider: 'recaptcha', verifyUrl: 'http://localhost:9999/verify' },
    rateLimit: true,
    trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
    links: { priceList: null, chat: 'http://localhost:4000' },
    mapStyleUrl: 'https://tiles.example.com/style.json?key=public',
  })
})

test('an empty value is no value', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', SECRET: '' })).toEqual(readSettings({}))
})

test('APP_MODE overrides the usual mode, and DEMO the mode', () => {
  expect(readSettings({}, 'development').mode).toBe('development')
  expect(readSettings({ APP_MODE: 'demo' }, 'production').mode).toBe('demo')
  expect(readSettings({ DEMO: '0' }).demo).toBe(false)
})

test('addresses follow from PORT and SITE_URL', () => {
  expect(readSettings({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000')
  const site = readSettings({ SITE_URL: 'https://viajes.example.com/' })
  expect(site.siteUrl).toBe('https://viajes.example.com')
  expect(site.mailFrom).toBe('no-reply@viajes.example.com')
  const sender = (SITE_URL: string) => readSettings({ SITE_URL }).mailFrom
  expect(sender('https://www.example.com')).toBe('no-reply@example.com')
  expect(sender('https://www2.example.com')).toBe('no-reply@www2.example.com')
  expect(sender('https://www.com')).toBe('no-reply@www.com')
})

test('outward links are shown where they are set, and by the demonstration', () => {
  const none = { reservations: null, priceList: null, chat: null }
  expect(readSettings({ DEMO: '0' }).links).toEqual(none)
  expect(readSettings(production).links).toEqual(none)
  const own = readSettings({ PRICE_LIST_URL: 'https://tarifas.example.com/' }).links
  expect(own.priceList).toBe('https://tarifas.example.com/')
})

test('as many workers as there are processors, where the database can serve several', () => {
  const DATABASE_URL = 'postgres://localhost/site'
  expect(readSettings({ WORKERS: 'auto', DATABASE_URL }).workers).toBe(availableParallelism())
  expect(readSettings({ WORKERS: '1' }).workers).toBe(1)
})

test('production has no admin of its own making', () => {
  expect(readSettings(production)).toMatchObject({ firstAdmin: null, demo: false })
})

const wrong: [variable: string, value: string][] = [
  ['APP_MODE', 'prod'],
  ['PORT', '70000'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['HOST', 'a b'],
  ['SITE_URL', 'viajes.example.com'],
  ['SITE_URL', 'ftp://viajes.example.com'],
  ['SITE_URL', 'https://viajes.example.com/site'],
  ['ALLOWED_HOSTS', 'https://demo.example.com/'],
  ['ALLOWED_HOSTS', 'demo.example.com,'],
  ['SITE_NAME', 'Viajes\r\nBcc: a@example.com'],
  ['DATABASE_URL', 'mysql://db/site'],
  ['DATABASE_URL', 'db/site'],
  ['DATABASE_READ_URL', 'db/site'],
  ['DB_POOL_MAX', '0'],
  ['WORKERS', '0'],
  ['WORKERS', '65'],
  ['WORKERS', 'all'],
  ['SECRET', 'short'],
  ['SECRET_PREVIOUS', 'short'],
  ['METRICS_TOKEN', 'too short'],
  ['DEMO', 'yes'],
  ['ADMIN_EMAIL', 'admin'],
  ['STORAGE_URL', 'https://bucket'],
  ['STORAGE_URL', 's3://fotos?endpoint=s3:9000'],
  ['SMTP_URL', 'mail:587'],
  ['MAIL_FROM', 'Viajes'],
  ['MAIL_FROM', 'Viajes <hola>'],
  ['QUOTES_EMAIL', 'ventas@'],
  ['CAPTCHA_PROVIDER', 'none'],
  ['CAPTCHA_VERIFY_URL', 'http://verify.example.com'],
  ['REDIS_URL', 'cache:6379'],
  ['DECODER_SOCKET', 'run/decoder.socket'],
  ['DECODER_SOCKET', `/${'x'.repeat(107)}`],
  ['AVIF', 'never'],
  ['RATE_LIMIT', 'no'],
  ['WEBHOOK_ALLOW_PRIVATE', 'no'],
  ['CDN_PURGE_URL', 'http://cdn.example.com/purge'],
  ['CDN_PURGE_SECRET', 'with a space'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '128.0.0.0/1'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '::ffff:0:0/96'],
  ['TRUST_PROXY', '::ffff:10.0.0.1/64'],
  ['TRUST_PROXY', 'fe80::1%eth0'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318'],
  ['OTEL_EXPORTER_OTLP_INSECURE', '1'],
  ['RESERVATIONS_URL', 'http://reservas.example.com'],
  ['PRICE_LIST_URL', 'javascript:alert(1)'],
  ['CHAT_URL', 'https://user:pass@chat.example.com'],
  ['MAP_STYLE_URL', 'tiles.example.com/style.json'],
  ['MAP_STYLE_URL', 'http://tiles.example.com/style.json'],
  ['MAP_STYLE_URL', 'mapbox://styles/streets'],
  ['LOG_LEVEL', 'verbose'],
]
test.each(wrong)('%s=%j is refused in one line that names it', (variable, value) => {
  expect(refusalOf({ [variable]: value })).toMatch(new RegExp(`^${variable}: [^\\n]+$`))
})

test('every proxy that is accepted is one that the host knows', () => {
  const TRUST_PROXY =
    '10.0.0.0/8,192.168.1.1,::ffff:10.0.0.1,::1,fc00::/7,2400:cb00::/32,loopback,uniquelocal'
  const { trustProxy } = readSettings({ TRUST_PROXY })
  expect(() => Fastify({ trustProxy })).not.toThrow()
})

/** Services on another machine, and the same ones with what the address has to say. */
const inTheClear: [variable: string, refused: string, accepted: string[]][] = [
  [
    'DATABASE_URL',
    'postgres://site:secret@db.example.com/site',
    ['?sslmode=verify-full', '?sslmode=disable', '?ssl=true'],
  ],
  ['DATABASE_URL', 'postgres://localhost/site?host=db.example.com', ['&sslmode=require']],
  ['REDIS_URL', 'redis://cache:6379', ['?tls=false', '/0?tls=false']],
  ['STORAGE_URL', 's3://fotos?endpoint=http://storage:7070', ['&tls=false']],
]
test.each(inTheClear)('%s=%s is refused, and taken with %j', (variable, address, ways) => {
  const line = refusalOf({ [variable]: address })
  expect(line).toMatch(new RegExp(`^${variable}: is on another|^${variable}: has its endpoint`))
  expect(line).not.toContain('secret')
  for (const way of ways) {
    expect(() => readSettings({ [variable]: address + way })).not.toThrow()
  }
})

test.each([
  ['DATABASE_URL', 'postgres://root@127.0.0.1:5432/site'],
  ['DATABASE_URL', 'postgres://localhost/site'],
  ['DATABASE_URL', 'postgresql://%2Fvar%2Frun%2Fpostgresql/site'],
  ['DATABASE_URL', 'postgres:///site?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgres:///site'],
  ['REDIS_URL', 'redis://[::1]:6379'],
  ['REDIS_URL', 'rediss://cache.example.com'],
  ['STORAGE_URL', 's3://fotos?endpoint=http://127.0.0.1:9000'],
  ['STORAGE_URL', 's3://fotos?endpoint=https://s3.example.com'],
  ['STORAGE_URL', 's3://fotos'],
])('%s=%s needs nothing', (variable, address) => {
  expect(() => readSettings({ [variable]: address })).not.toThrow()
})

const incomplete: [missing: string, source: Record<string, string>][] = [
  ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'Pampa-2026!' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'pampa' }],
  ['AWS_ACCESS_KEY_ID', { AWS_SECRET_ACCESS_KEY: 'x' }],
  ['AWS_SECRET_ACCESS_KEY', { AWS_ACCESS_KEY_ID: 'x' }],
  ['CAPTCHA_SECRET', { CAPTCHA_PROVIDER: 'recaptcha', CAPTCHA_SITE_KEY: 'x' }],
  ['DATABASE_URL', { WORKERS: '2' }],
  ['DATABASE_URL', { WORKERS: 'auto' }],
  ['DATABASE_URL', { DATABASE_READ_URL: 'postgres://localhost/site' }],
  ['WORKERS', { APP_MODE: 'development', WORKERS: '2', DATABASE_URL: 'postgres://localhost/site' }],
  ['CAPTCHA_SITE_KEY', { CAPTCHA_PROVIDER: 'recaptcha', CAPTCHA_SECRET: 'x' }],
  ['SECRET', { ...production, SECRET: '' }],
  ['SECRET', { SECRET_PREVIOUS: goodSecret }],
  ['SECRET_PREVIOUS', { SECRET: goodSecret, SECRET_PREVIOUS: goodSecret }],
  [
    'SECRET_PREVIOUS',
    { ...production, SECRET_PREVIOUS: 'change-me-change-me-change-me-change-me' },
  ],
  ['SITE_URL', { ...production, SITE_URL: '' }],
  ['SITE_URL', { ...production, SITE_URL: 'http://viajes.example.com' }],
  ['SMTP_URL', { ...production, SMTP_URL: '' }],
  ['MAIL_FROM', { ...production, MAIL_FROM: '' }],
  ['RATE_LIMIT', { ...production, RATE_LIMIT: 'off' }],
  ['WEBHOOK_ALLOW_PRIVATE', { ...production, WEBHOOK_ALLOW_PRIVATE: '1' }],
  ['CAPTCHA_PROVIDER', { ...production, CAPTCHA_PROVIDER: 'fake' }],
  ['DEMO', { ...production, DEMO: '1' }],
  ['ADMIN_PASSWORD', { ...production, ADMIN_EMAIL: 'admin@example.com' }],
]
test.each(incomplete)('%s is named when it is what is wrong', (variable, source) => {
  expect(refusalOf(source)).toMatch(new RegExp(`^${variable}: [^\\n]+$`))
})

test('production on this machine does without TLS', () => {
  for (const SITE_URL of ['http://localhost:3000', 'http://127.0.0.1:3000']) {
    expect(readSettings({ ...production, SITE_URL }).siteUrl).toBe(SITE_URL)
  }
})

test('production warns of what may cost writes or make all visitors one', () => {
  const warned = (more: Record<string, string>) =>
    productionWarnings(readSettings({ ...production, ...more })).map(
      (line) => line.split(':', 1)[0],
    )
  const DATABASE_URL = 'postgres://localhost/site'
  expect(warned({})).toEqual(['DATABASE_URL', 'TRUST_PROXY'])
  expect(warned({ DATABASE_URL })).toEqual(['TRUST_PROXY'])
  expect(warned({ DATABASE_URL, TRUST_PROXY: 'loopback' })).toEqual([])
  expect(warned({ DATABASE_URL, SITE_URL: 'http://localhost:3000' })).toEqual([])
})

test.each([
  'a'.repeat(64),
  'secret'.repeat(8),
  'please-change-me-please-change-me!',
  'your-256-bit-secret-your-256-bit-secret',
  'a-string-secret-at-least-256-bits-long',
  '0123456789abcdef0123456789abcdef',
])('production refuses the sample secret %s', (secret) => {
  expect(refusalOf({ ...production, SECRET: secret })).toMatch(/^SECRET: /)
})

test('a refusal does not repeat the value', () => {
  expect(refusalOf({ DATABASE_URL: 'mysql://site:topsecret@db' })).not.toContain('topsecret')
  expect(refusalOf({ SECRET: 'kept to itself' })).not.toContain('kept')
})

test('the fake captcha and the sample secret are for trying out', () => {
  expect(readSettings({ CAPTCHA_PROVIDER: 'fake' }).captcha.provider).toBe('fake')
  expect(readSettings({ SECRET: 'x'.repeat(32) }).secret).toBe('x'.repeat(32))
})

import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { countedAddress } from '../http/client-address.ts'
import { openRateLimits, type RateLimits, consumeOrThrow } from './rate-limits.ts'

const redisUrl = process.env.TEST_REDIS_URL
const opened: RateLimits[] = []
const lines: string[] = []
const log = {
  warn: (_fields: object, message: string) => void lines.push(message),
  info: (_fields: object, message: string) => void lines.push(message),
}
let now = new Date('2026-03-01T12:00:00Z')

async function open(settings: { rateLimit?: boolean; redisUrl?: string | null } = {}) {
  const limits = await openRateLimits(
    { rateLimit: true, redisUrl: null, ...settings },
    { clock: () => now, log },
  )
  opened.push(limits)
  return limits
}

afterEach(async () => {
  for (const limits of opened.splice(0)) await limits.close()
  lines.length = 0
})

const places = redisUrl ? ['process', 'redis'] : ['process']

describe.each(places)('rate limits in the %s', (place) => {
  const settings = () => ({ redisUrl: place === 'redis' ? (redisUrl ?? null) : null })
  const subject = () => `subject-${Math.random()}`

  it('allows the limit and refuses what comes beyond, saying when to come back', async () => {
    const limits = await open(settings())
    const client = subject()
    for (let count = 1; count <= 5; count += 1) {
      expect(await limits.take('register', client)).toMatchObject({ allowed: true, count })
    }
    const refused = await limits.take('register', client)
    expect(refused).toMatchObject({ allowed: false, count: 6 })
    expect(refused.retryAfter).toBeGreaterThan(3_590)
    expect(refused.retryAfter).toBeLessThanOrEqual(3_600)
    await expect(consumeOrThrow(limits, 'register', client)).rejects.toMatchObject({
      name: 'TOO_MANY_REQUESTS_ERROR',
      status: 429,
    })
    expect(await limits.take('register', subject())).toMatchObject({ allowed: true, count: 1 })
    expect(await limits.take('createQuote', client)).toMatchObject({ allowed: true, count: 1 })
  })

  it('counts parallel calls one by one', async () => {
    const limits = await open(settings())
    const client = subject()
    const taken = await Promise.all(
      Array.from({ length: 30 }, () => limits.take('loginByEmail', client)),
    )
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(10)
  })

  it('takes back what was no failure, never below none', async () => {
    const limits = await open(settings())
    const client = subject()
    await limits.take('verifyEmail', client)
    await limits.refund('verifyEmail', client)
    await limits.refund('verifyEmail', client)
    expect(await limits.take('verifyEmail', client)).toMatchObject({ count: 1 })
  })
})

describe.each(places)('networks in the %s', (place) => {
  const settings = () => ({ redisUrl: place === 'redis' ? (redisUrl ?? null) : null })
  const site = () => Math.floor(Math.random() * 0xffff).toString(16)

  it('may use more the wider they are, and no single client uses it all up', async () => {
    const limits = await open(settings())
    const prefix = `2001:db8:${site()}`
    const take = (rest: string) => limits.take('register', countedAddress(`${prefix}:${rest}::1`))
    const allowed = async (times: number, rest: (count: number) => string) => {
      let passed = 0
      for (let count = 0; count < times; count += 1) {
        if ((await take(rest(count))).allowed) passed += 1
      }
      return passed
    }
    // One client that does not stop takes its own share of the wider networks, not all.
    expect(await allowed(100, () => '0')).toBe(5)
    expect(await allowed(100, (count) => (count % 256).toString(16))).toBe(15)
    expect(await allowed(400, (count) => (0x100 + count * 0x10).toString(16))).toBe(60)
    expect((await take('f')).allowed).toBe(false)
  })

  it('say how far the fullest has come', async () => {
    const limits = await open(settings())
    const prefix = `2001:db9:${site()}`
    let count = 0
    for (let client = 0; client < 12; client += 1) {
      const subject = countedAddress(`${prefix}:${client.toString(16)}::1`)
      count = (await limits.take('createQuote', subject)).count
    }
    expect(count).toBe(3)
    const next = countedAddress(`${prefix}:ff::1`)
    expect(await limits.take('createQuote', next)).toMatchObject({ allowed: true, count: 4 })
    await limits.refund('createQuote', next)
    expect(await limits.take('createQuote', next)).toMatchObject({ allowed: true, count: 4 })
  })
})

it('has a place for few counters of a kind, which those of another kind cannot take', async () => {
  const limits = await open()
  const own = countedAddress('203.0.113.7')
  for (let count = 0; count < 5; count += 1) await limits.take('register', own)
  await limits.take('loginByAccount', 'ana@example.com')
  for (let client = 0; client < 25_000; client += 1) {
    const [high, low] = [(client >> 8).toString(16), (client & 0xff).toString(16)]
    await limits.take('register', countedAddress(`2001:db8:${high}:${low}00::1`))
  }
  expect(await limits.take('register', own)).toMatchObject({ allowed: false, count: 6 })
  expect(await limits.take('loginByAccount', 'ana@example.com')).toMatchObject({ count: 2 })
})

it('starts again when the window has passed', async () => {
  const limits = await open()
  for (let count = 0; count < 6; count += 1) await limits.take('register', 'client')
  now = new Date(now.getTime() + 3_600_000)
  expect(await limits.take('register', 'client')).toMatchObject({ allowed: true, count: 1 })
})

it('counts nothing when limits are off', async () => {
  const limits = await open({ rateLimit: false })
  for (let count = 0; count < 50; count += 1) {
    expect(await limits.take('register', 'client')).toMatchObject({ allowed: true, count: 0 })
  }
})

it('counts in the process while Redis is away, and logs it once', async () => {
  const limits = await open({ redisUrl: `redis://127.0.0.1:${await closedPort()}` })
  for (let count = 1; count <= 5; count += 1) await limits.take('register', 'client')
  expect(await limits.take('register', 'client')).toMatchObject({ allowed: false, count: 6 })
  expect(lines).toEqual(['Redis unavailable: rate limits are counted in this process'])
})

async function sharesCounts() {
  const [one, other] = [await open({ redisUrl }), await open({ redisUrl })]
  const client = `subject-${Math.random()}`
  await one.take('register', client)
  expect(await other.take('register', client)).toMatchObject({ count: 2 })
}

if (redisUrl) it('shares counts between instances through Redis', sharesCounts)

async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

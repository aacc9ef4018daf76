import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createClient } from '@redis/client'
import { withTimeout } from '../runtime/with-timeout.ts'
import type { CounterKey, RateCounters } from './rate-counters.ts'

interface CounterLog {
  warn(fields: object, message: string): void
  info(fields: object, message: string): void
}

const addScript = `
local count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return { count, redis.call('pttl', KEYS[1]) }`

const subtractScript = `
if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then redis.call('decr', KEYS[1]) end
return 0`

const commandTimeoutMs = 500
const connectTimeoutMs = 2_000
/** The client waits for a server that hangs without end. */
const late = 'Redis did not answer in time'

/** Keys hold no address or e-mail in the clear. */
function keyOf({ group, name }: CounterKey): string {
  const hash = createHash('sha256').update(`${group}:${name}`).digest('base64url')
  return `nandu:rate:${hash.slice(0, 24)}`
}

/**
 * Counters shared by all instances. While Redis is unavailable, which is logged once, `ownCounters`
 * count instead; calls never wait for it longer than half a second.
 */
export async function openRedisCounters(
  url: string,
  ownCounters: RateCounters,
  log: CounterLog,
): Promise<RateCounters> {
  const redis = createClient({
    url,
    // What older servers and their stand-ins speak too.
    RESP: 2,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectTimeoutMs,
      reconnectStrategy: (attempt) => Math.min((attempt + 1) * 200, 5_000),
    },
  })
  let unavailable = false

  function lost(error: unknown): void {
    if (!unavailable)
      log.warn({ err: error }, 'Redis unavailable: rate limits are counted in this process')
    unavailable = true
  }

  redis.on('error', lost)
  // Connecting goes on for as long as it takes; the start waits for the first attempt alone.
  redis.connect().catch(lost)
  await withTimeout(once(redis, 'ready'), connectTimeoutMs, late).catch(lost)

  async function run(script: string, key: CounterKey, ...args: number[]): Promise<unknown> {
    const command = { keys: [keyOf(key)], arguments: args.map(String) }
    const answer = await withTimeout(redis.eval(script, command), commandTimeoutMs, late)
    if (unavailable) log.info({}, 'Redis available again: rate limits are shared')
    unavailable = false
    return answer
  }

  return {
    async add(key, windowSeconds) {
      try {
        const [count, millisecondsLeft] = numbers(await run(addScript, key, windowSeconds * 1000))
        return { count, secondsLeft: millisecondsLeft / 1000 }
      } catch (error) {
        lost(error)
        return ownCounters.add(key, windowSeconds)
      }
    },
    async subtract(key) {
      try {
        await run(subtractScript, key)
      } catch (error) {
        lost(error)
        await ownCounters.subtract(key)
      }
    },
    async close() {
      if (redis.isOpen) redis.destroy()
      await ownCounters.close()
    },
  }
}

function numbers(answer: unknown): [number, number] {
  if (!Array.isArray(answer)) throw new TypeError('Redis answered in another form')
  return [Number(answer[0]), Number(answer[1])]
}

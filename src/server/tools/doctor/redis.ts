import { createClient } from '@redis/client'
import type { Settings } from '#server/platform/settings/env.ts'
import { type Finding, fail, ok, wordsOf } from './finding.ts'

const timeoutMs = 2_000

/** Whether the Redis that instances count rate limits in answers. */
export async function examineRedis({ redisUrl }: Settings): Promise<Finding> {
  const name = 'REDIS_URL'
  if (redisUrl === null) return ok(name, 'none; each instance counts rate limits for itself')
  const socket = { connectTimeout: timeoutMs, reconnectStrategy: false as const }
  const redis = createClient({ url: redisUrl, RESP: 2, socket })
  redis.on('error', () => {})
  try {
    await redis.connect()
    await redis.ping()
    return ok(name, 'Redis answers')
  } catch (error) {
    return fail(name, `Redis cannot be reached (${wordsOf(error)})`)
  } finally {
    redis.destroy()
  }
}

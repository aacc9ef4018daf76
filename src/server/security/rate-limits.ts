import { Failure } from '#contract/failures.ts'
import type { Settings } from '../env.ts'
import { makeProcessCounters } from './rate-counters.ts'

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute

/** Every limit of contract 6; the windows are in seconds. */
const rateRules = {
  general: { limit: 600, window: minute },
  getSearchResults: { limit: 120, window: minute },
  loginByEmail: { limit: 10, window: quarter },
  loginByAddress: { limit: 100, window: quarter },
  register: { limit: 5, window: hour },
  verifyEmail: { limit: 10, window: hour },
  resetPassword: { limit: 10, window: hour },
  resetPasswordRequest: { limit: 10, window: hour },
  resendVerifyEmail: { limit: 10, window: hour },
  linksByEmail: { limit: 3, window: hour },
  createQuote: { limit: 20, window: hour },
} as const

export type RateRule = keyof typeof rateRules

/** What became of one more count. */
export interface Taken {
  allowed: boolean
  /** How many there were within the window, this one included; 0 when limits are off. */
  count: number
  /** Whole seconds until more are allowed. */
  retryAfter: number
}

/** Counts calls per rule and subject (an address, an e-mail), in this process or through Redis. */
export interface RateLimits {
  take(rule: RateRule, subject: string): Promise<Taken>
  /** Uncounts one, as when an attempt turned out to be no failure. */
  giveBack(rule: RateRule, subject: string): Promise<void>
  close(): Promise<void>
}

interface RateLimitNeeds {
  clock: () => Date
  log: { warn(facts: object, message: string): void; info(facts: object, message: string): void }
}

/** Limits as configured: off, in this process, or shared through Redis. */
export async function openRateLimits(
  settings: Pick<Settings, 'rateLimit' | 'redisUrl'>,
  { clock, log }: RateLimitNeeds,
): Promise<RateLimits> {
  if (!settings.rateLimit) return noLimits
  const own = makeProcessCounters(clock)
  let counters = own
  if (settings.redisUrl) {
    // Those without a Redis do without its client.
    const { openRedisCounters } = await import('./redis-counters.ts')
    counters = await openRedisCounters(settings.redisUrl, own, log)
  }
  return {
    async take(rule, subject) {
      const { limit, window } = rateRules[rule]
      const { count, secondsLeft } = await counters.add(`${rule}:${subject}`, window)
      const retryAfter = Math.max(1, Math.ceil(secondsLeft))
      return { allowed: count <= limit, count, retryAfter }
    },
    giveBack: (rule, subject) => counters.subtract(`${rule}:${subject}`),
    close: () => counters.close(),
  }
}

const noLimits: RateLimits = {
  take: async () => ({ allowed: true, count: 0, retryAfter: 0 }),
  giveBack: async () => {},
  close: async () => {},
}

/** The refusal of a call over its limit; `captchaRequired` says that a captcha would help. */
export function tooManyRequests(taken: Taken, captchaRequired = false): Failure {
  const context = captchaRequired ? ({ captchaRequired: true } as const) : {}
  return new Failure('TOO_MANY_REQUESTS_ERROR', context, { retryAfter: taken.retryAfter })
}

/** Counts one. @throws TOO_MANY_REQUESTS_ERROR over the limit */
export async function takeOrRefuse(
  limits: RateLimits,
  rule: RateRule,
  subject: string,
): Promise<Taken> {
  const taken = await limits.take(rule, subject)
  if (!taken.allowed) throw tooManyRequests(taken)
  return taken
}

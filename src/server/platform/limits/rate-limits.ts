import { Failure } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import type { Settings } from '../settings/env.ts'
import { makeProcessCounters, type RateCounters } from './rate-counters.ts'

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute

/** Every limit; the windows are in seconds. */
const rateRules = {
  general: { limit: 600, window: minute },
  getSearchResults: { limit: 120, window: minute },
  loginByEmail: { limit: 10, window: quarter },
  loginByAddress: { limit: 100, window: quarter },
  /** Failures from anywhere; beyond them a log-in shows a captcha, and the owner gets a notice once a day. */
  loginByAccount: { limit: 50, window: hour },
  /** Wrong codes of a second factor, by user, after the right password. */
  factorCodes: { limit: 20, window: hour },
  /** Wrong passwords of who is logged in, by user. */
  ownPassword: { limit: 10, window: quarter },
  loginWarning: { limit: 1, window: 24 * hour },
  register: { limit: 5, window: hour },
  verifyEmail: { limit: 10, window: hour },
  resetPassword: { limit: 10, window: hour },
  resetPasswordRequest: { limit: 10, window: hour },
  resendVerifyEmail: { limit: 10, window: hour },
  registrationLinks: { limit: 3, window: hour },
  resetLinks: { limit: 3, window: hour },
  receipts: { limit: 3, window: hour },
  createQuote: { limit: 20, window: hour },
  /** Requests of an approved agent, by user; they show no captcha. */
  agentQuotes: { limit: 60, window: hour },
  /** Messages that visitors add to a request, by request. */
  requestMessages: { limit: limits.quoteMessagesPerHour, window: hour },
  /** Stays that an agent reckons, by user. */
  reckonedStays: { limit: 120, window: minute },
  /** New links to a request, by the reference that is named; a captcha lets more through. */
  newLinksByReference: { limit: 3, window: hour },
  newLinksByAddress: { limit: 10, window: hour },
  /** Wishes for a change of a proposal, by request. */
  proposalChanges: { limit: limits.quoteMessagesPerHour, window: hour },
  /** Links to proposals that an agent opens, by user. */
  openedProposals: { limit: 60, window: hour },
  /** Calls with a partner's key, by key. */
  partnerCalls: { limit: 600, window: minute },
  /** Requests that a partner's program sends, by key. */
  partnerQuotes: { limit: 300, window: hour },
  /** Kits are whole pictures, by user. */
  itemKits: { limit: 120, window: hour },
  /** Looks at what is behind a link that is a secret (page, document and call together), by token and address. */
  linkLooks: { limit: 30, window: minute },
  /** Documents are drawn for each who asks. */
  proposalPdf: { limit: 20, window: minute },
  /** Pages that have to be made first: more than a crawler asks for, and soon over for who shares an address. */
  pages: { limit: 120, window: 10 },
  /** Pictures for shared pages that have to be made first. */
  sharePicture: { limit: 60, window: minute },
  /** Reports that browsers send by themselves. */
  browserReports: { limit: 30, window: hour },
} as const

export type RateRule = keyof typeof rateRules

/** One that calls are counted for. */
export interface Subject {
  name: string
  /** Subjects of another kind never take the place of its counters. */
  kind: string
  /** How many times a rule's limit it may use. */
  times: number
}

/** A subject by its name, or several that one call counts for, the widest first. */
export type Subjects = string | readonly Subject[]

/** Result of one more count. */
export interface Taken {
  allowed: boolean
  /** How many there were within the window, this one included; 0 when limits are off. */
  count: number
  /** Whole seconds until more are allowed. */
  retryAfter: number
}

/** Counts calls per rule and subject (an address, an e-mail), in this process or through Redis. */
export interface RateLimits {
  take(rule: RateRule, subject: Subjects): Promise<Taken>
  /** Uncounts one, as when an attempt turned out to be no failure. */
  refund(rule: RateRule, subject: Subjects): Promise<void>
  close(): Promise<void>
}

interface RateLimitDependencies {
  clock: () => Date
  /** Counters that several processes share, in place of this one's own. */
  shared?: RateCounters | undefined
  log: { warn(fields: object, message: string): void; info(fields: object, message: string): void }
}

/** Limits as configured: off, in this process or its workers' primary, or shared through Redis. */
export async function openRateLimits(
  settings: Pick<Settings, 'rateLimit' | 'redisUrl'>,
  { clock, log, shared }: RateLimitDependencies,
): Promise<RateLimits> {
  if (!settings.rateLimit) return noLimits
  const own = shared ?? makeProcessCounters(clock)
  let counters: RateCounters = own
  if (settings.redisUrl) {
    // Those without a Redis do without its client.
    const { openRedisCounters } = await import('./redis-counters.ts')
    counters = await openRedisCounters(settings.redisUrl, own, log)
  }
  return makeLimits(counters)
}

function makeLimits(counters: RateCounters): RateLimits {
  async function takeOne(rule: RateRule, subject: Subject): Promise<Taken> {
    const { limit, window } = rateRules[rule]
    const { count, secondsLeft } = await counters.add(keyOf(rule, subject), window)
    return {
      allowed: count <= limit * subject.times,
      count: Math.ceil(count / subject.times),
      retryAfter: Math.max(1, Math.ceil(secondsLeft)),
    }
  }

  async function refund(rule: RateRule, subjects: readonly Subject[]): Promise<void> {
    for (const subject of subjects) await counters.subtract(keyOf(rule, subject))
  }

  return {
    async take(rule, given) {
      const subjects = listOf(given)
      let most: Taken = { allowed: true, count: 0, retryAfter: 0 }
      for (const [index, subject] of subjects.entries()) {
        const taken = await takeOne(rule, subject)
        if (!taken.allowed) {
          // Who has used up their own share takes nothing of what others share with them.
          await refund(rule, subjects.slice(0, index))
          return taken
        }
        if (taken.count > most.count) most = taken
      }
      return most
    },
    refund: (rule, given) => refund(rule, listOf(given)),
    close: () => counters.close(),
  }
}

function listOf(subjects: Subjects): readonly Subject[] {
  return typeof subjects === 'string' ? [{ kind: 'one', name: subjects, times: 1 }] : subjects
}

function keyOf(rule: RateRule, { kind, name }: Subject) {
  return { group: `${rule} ${kind}`, name }
}

const noLimits: RateLimits = {
  take: async () => ({ allowed: true, count: 0, retryAfter: 0 }),
  refund: async () => {},
  close: async () => {},
}

/** The refusal of a call over its limit; `captchaRequired` says that a captcha would help. */
export function tooManyRequests(taken: Taken, captchaRequired = false): Failure {
  const context = captchaRequired ? ({ captchaRequired: true } as const) : {}
  return new Failure('TOO_MANY_REQUESTS_ERROR', context, { retryAfter: taken.retryAfter })
}

/** Counts one. @throws TOO_MANY_REQUESTS_ERROR over the limit */
export async function consumeOrThrow(
  rateLimits: RateLimits,
  rule: RateRule,
  subject: Subjects,
): Promise<Taken> {
  const taken = await rateLimits.take(rule, subject)
  if (!taken.allowed) throw tooManyRequests(taken)
  return taken
}

import { type RateLimits, type RateRule, type Subjects, consumeOrThrow } from './rate-limits.ts'

/** Takes a counted attempt back: it was no failure. */
export type Refund = () => Promise<void>

/**
 * Counts an attempt as a failure before it is made, so that parallel guesses cannot slip through;
 * the one that succeeds is refunded.
 * @throws TOO_MANY_REQUESTS_ERROR when a rule's failures are used up
 */
export async function countAttempt(
  limits: RateLimits,
  counts: readonly { rule: RateRule; subject: Subjects }[],
): Promise<Refund> {
  for (const { rule, subject } of counts) await consumeOrThrow(limits, rule, subject)
  return async () => {
    for (const { rule, subject } of counts) await limits.refund(rule, subject)
  }
}

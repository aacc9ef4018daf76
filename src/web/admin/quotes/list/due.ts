import type { Quote } from '#contract/quotes/quote-fields.ts'

/** Urgency of a quote: one that waits for the agency has a moment, `warm` when that is near. */
export type Due =
  | { kind: 'overdue' | 'late' | 'due'; at: Date; tone: 'danger' | 'warm' | 'calm' }
  | { kind: 'visitor'; tone: 'calm' }

type Timed = Pick<Quote, 'state' | 'overdue' | 'late' | 'dueAt' | 'answerDueAt' | 'awaiting'>

const nearMs = 3 * 3_600_000

/** Returns the due step of a quote and its urgency; undefined if nothing is due. */
export function dueOf(quote: Timed, now: Date): Due | undefined {
  const { state, overdue, late, dueAt, answerDueAt, awaiting } = quote
  if (state === 'won' || state === 'lost' || state === 'archived') return undefined
  if (overdue && dueAt) return { kind: 'overdue', at: dueAt, tone: 'danger' }
  if (late && answerDueAt) return { kind: 'late', at: answerDueAt, tone: 'danger' }
  if (awaiting === 'visitor') return { kind: 'visitor', tone: 'calm' }
  const at = answerDueAt ?? (state === 'new' ? dueAt : null)
  if (!at) return undefined
  const isNear = at.getTime() - now.getTime() <= nearMs
  return { kind: 'due', at, tone: isNear ? 'warm' : 'calm' }
}

const steps = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** "3 hours ago", "in 2 days": a moment from another, in the largest unit that fits. */
export function relativeTime(at: Date, now: Date, language: string): string {
  const distance = at.getTime() - now.getTime()
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const step = steps.find(({ ms }) => Math.abs(distance) >= ms)
  return step
    ? format.format(Math.trunc(distance / step.ms), step.unit)
    : format.format(0, 'minute')
}

import { offsetIn } from '#contract/base/dates/zone-offset.ts'

/** A moment as the clocks of a zone say it, as a field for day and time takes it: `YYYY-MM-DDTHH:MM`. */
export function clockIn(timeZone: string, moment: Date | null): string {
  if (!moment) return ''
  const at = moment.getTime()
  return new Date(at + offsetIn(timeZone, at)).toISOString().slice(0, 16)
}

/**
 * The moment at which the clocks of a zone say so; null for nothing. Of a time that comes twice in a night the
 * first, of one that is left out the moment at which it would have come.
 */
export function momentIn(timeZone: string, clock: string): Date | null {
  const asUtc = Date.parse(`${clock}Z`)
  if (Number.isNaN(asUtc)) return null
  const guess = asUtc - offsetIn(timeZone, asUtc)
  const candidates = [
    guess,
    asUtc - offsetIn(timeZone, guess),
    asUtc - offsetIn(timeZone, guess - hourMs),
  ]
  const fitting = candidates.filter((at) => at + offsetIn(timeZone, at) === asUtc)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : guess)
}

const hourMs = 60 * 60 * 1000

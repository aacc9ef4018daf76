import { memoize } from '../text/memoize.ts'

const formatIn = memoize(
  (timeZone: string) =>
    // Swedish dates are ISO dates.
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
)

/** How far the clocks of a time zone are ahead of UTC at a moment; both in milliseconds. */
export function offsetIn(timeZone: string, moment: number): number {
  const clock = Date.parse(`${formatIn(timeZone).format(moment).replace(' ', 'T')}Z`)
  return clock - Math.floor(moment / 1000) * 1000
}

/** The moment in a week or less at which the clocks are moved; the week's end where nobody moves them. */
export function offsetChangeIn(timeZone: string, from: number, to: number): number {
  const before = offsetIn(timeZone, from)
  // No zone changes its offset twice in a week.
  if (offsetIn(timeZone, to) === before) return to
  let [unchanged, changed] = [from, to]
  while (changed - unchanged > 1) {
    const middle = Math.floor((unchanged + changed) / 2)
    if (offsetIn(timeZone, middle) === before) unchanged = middle
    else changed = middle
  }
  return changed
}

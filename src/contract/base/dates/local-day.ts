import { memoize } from '../text/memoize.ts'

// Swedish dates are ISO dates.
const formatIn = memoize((timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone }))

/** The last second that was asked for, and its day: pages ask thousands of times in one. */
const lastIn = memoize((_timeZone: string) => ({ second: Number.NaN, day: '' }))

/** The day, `YYYY-MM-DD`, that it is in a time zone at a moment. */
export function localDay(timeZone: string, moment: Date): string {
  const second = Math.floor(moment.getTime() / 1000)
  const last = lastIn(timeZone)
  // A day begins with a second everywhere.
  if (last.second !== second) {
    last.day = formatIn(timeZone).format(moment)
    last.second = second
  }
  return last.day
}

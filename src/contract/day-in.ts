import { eachOnce } from './each-once.ts'

// Swedish dates are ISO dates.
const formatIn = eachOnce((timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone }))

/** The day, `YYYY-MM-DD`, that it is in a time zone at a moment. */
export function dayIn(timeZone: string, moment: Date): string {
  return formatIn(timeZone).format(moment)
}

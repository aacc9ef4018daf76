/** The clock by which the agency counts its days. */
export const agencyTimeZone = 'America/Argentina/Buenos_Aires'

/** The day, `YYYY-MM-DD`, that it is in a time zone at a moment. */
export function dayIn(timeZone: string, moment: Date): string {
  // Swedish dates are ISO dates.
  return moment.toLocaleDateString('sv', { timeZone })
}

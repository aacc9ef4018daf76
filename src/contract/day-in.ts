const formats = new Map<string, Intl.DateTimeFormat>()

/** The day, `YYYY-MM-DD`, that it is in a time zone at a moment. */
export function dayIn(timeZone: string, moment: Date): string {
  // Every page asks, and a format takes longer to make than a page that is cached. Swedish dates are ISO dates.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone })
  formats.set(timeZone, format)
  return format.format(moment)
}

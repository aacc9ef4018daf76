import { useState } from 'react'
import { localDay } from '#contract/base/dates/local-day.ts'

const browsersDay = () => localDay(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())

/** The day that it was in the browser's zone when the component came. */
export function useToday(): string {
  const [today] = useState(browsersDay)
  return today
}

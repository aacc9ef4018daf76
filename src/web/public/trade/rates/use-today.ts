import { useState } from 'react'
import { dayIn } from '#contract/base/dates/day-in.ts'

const browsersDay = () => dayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())

/** The day that it was in the browser's zone when the component came. */
export function useToday(): string {
  const [today] = useState(browsersDay)
  return today
}

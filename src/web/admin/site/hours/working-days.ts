import { weekdays } from '#contract/site/office/office.ts'
import type { WeekHours } from './office-form-values.ts'

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** How many working days some office hours are: none while the office never opens. */
export function workingDaysOf(
  officeHours: number,
  hours: WeekHours,
): { from: number; to: number } | undefined {
  const days = weekdays
    .map((weekday) =>
      hours[weekday].reduce((sum, [from, to]) => sum + minutesOf(to) - minutesOf(from), 0),
    )
    .filter((minutes) => minutes > 0)
  if (days.length === 0) return undefined
  const usual = days.reduce((sum, minutes) => sum + minutes, 0) / days.length
  const exact = (officeHours * 60) / usual
  return { from: Math.floor(exact), to: Math.ceil(exact) }
}

import { blankDay, type DayFormValues } from './days-form-values.ts'
import { moved } from '#web/admin/kit/form/rows/use-row-keys.ts'

/** Where a day of this number stands, or would stand. */
export function placeOf(days: readonly DayFormValues[], day: number): number {
  const place = days.findIndex((each) => each.day >= day)
  return place < 0 ? days.length : place
}

export function nextDay(days: readonly DayFormValues[]): number {
  return (days.at(-1)?.day ?? 0) + 1
}

/** With a blank day of a number that is missing. */
export function addDay(days: readonly DayFormValues[], day: number): DayFormValues[] {
  return days.toSpliced(placeOf(days, day), 0, blankDay(day))
}

/** With a copy of a day after it; the later ones make room as far as they have to. */
export function duplicateDay(days: readonly DayFormValues[], index: number): DayFormValues[] {
  const copied = days[index]
  if (!copied) return [...days]
  let last = copied.day + 1
  const later = days.slice(index + 1).map((each) => {
    last = Math.max(each.day, last + 1)
    return { ...each, day: last }
  })
  return [
    ...days.slice(0, index + 1),
    { ...structuredClone(copied), day: copied.day + 1 },
    ...later,
  ]
}

/** With a day elsewhere: the numbers stay where they are. */
export function moveDay(days: readonly DayFormValues[], from: number, to: number): DayFormValues[] {
  return moved(days, from, to).map((each, index) => ({
    ...each,
    day: days[index]?.day ?? each.day,
  }))
}

/** Without a day; the later ones move up. */
export function removeDay(days: readonly DayFormValues[], index: number): DayFormValues[] {
  return days
    .toSpliced(index, 1)
    .map((each, place) => (place < index ? each : { ...each, day: each.day - 1 }))
}

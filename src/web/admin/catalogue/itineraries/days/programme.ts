import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { addDay, placeOf } from './day-list.ts'
import type { DayFormValues } from './days-form-values.ts'

/** A day of a programme that was written elsewhere. */
export interface ProgrammeDay {
  day: number
  title: string
  text: string
}

/** "Day 1: …", "**Día 2** – …", "## DIA 3. …": what is around number and title is left out. */
const heading =
  /^[\s#*_>•-]*(?:day|d[ií]a)[\s\u00a0]*(?:n[.ºo°]*\s*)?0*(\d{1,3})(?!\d)[ºª°]?[*_\s]*(?:[:.,)|/–—-]+|$|(?=\s))(.*)$/iu

/** The days that a pasted text tells; what stands before the first is left out. */
export function programmeDays(pasted: string): ProgrammeDay[] {
  const found = new Map<number, string[]>()
  let lines: string[] | undefined
  for (const line of pasted.normalize('NFC').split(/\r\n?|\n/)) {
    const [, number, title = ''] = heading.exec(line) ?? []
    const day = Number(number)
    if (number !== undefined && day >= 1 && day <= limits.daysMax) {
      lines = found.get(day) ?? []
      found.set(day, lines)
      lines.push(withoutMarks(title))
    } else {
      lines?.push(line.trimEnd())
    }
  }
  return [...found]
    .map(([day, told]) => ({ day, ...titleAndText(told) }))
    .toSorted((one, other) => one.day - other.day)
    .slice(0, limits.itineraryDaysMax)
}

/** Removes the remains of Markdown around a title. */
function withoutMarks(title: string): string {
  return title.replaceAll(/^[\s*_#:.–—-]+|[\s*_#]+$/g, '').replaceAll(/\s+/g, ' ')
}

/** The first line is the title; what does not fit there begins the text. */
function titleAndText([first = '', ...others]: string[]): { title: string; text: string } {
  const lines = first === '' ? others.slice(others.findIndex((line) => line.trim() !== '')) : others
  const title = first === '' ? withoutMarks(lines.shift() ?? '') : first
  const rest = lines.join('\n').replaceAll(/\n{3,}/g, '\n\n')
  if (title.length <= limits.dayTitleMaxLength) return { title, text: rest.trim() }
  const cut = title.lastIndexOf(' ', limits.dayTitleMaxLength)
  const end = cut > 0 ? cut : limits.dayTitleMaxLength
  return { title: title.slice(0, end), text: `${title.slice(end).trim()}\n\n${rest}`.trim() }
}

/** The days with the texts of a programme, in its language; what else a day has stays. */
export function withProgramme(
  days: readonly DayFormValues[],
  programme: readonly ProgrammeDay[],
  lang: Language,
): DayFormValues[] {
  let list = [...days]
  for (const { day, title, text } of programme) {
    if (!list.some((each) => each.day === day)) list = addDay(list, day)
    const place = placeOf(list, day)
    const known = list[place]
    if (!known) continue
    list = list.with(place, { ...known, details: { ...known.details, [lang]: { title, text } } })
  }
  return list
}

import type { Language } from '#contract/base/languages/languages.ts'
import { addDay, placeOf } from '../day-list.ts'
import type { DayFormValues } from '../days-form-values.ts'
import type { ProgrammeDay } from './read-programme.ts'

const facts = ['destinationId', 'hotelId', 'overnight', 'meals', 'tourIds'] as const

/** The days with the texts of a programme, in its language, and with what it tells of what they do not say yet. */
export function withProgramme(
  days: readonly DayFormValues[],
  programme: readonly ProgrammeDay[],
  lang: Language,
): DayFormValues[] {
  let list = [...days]
  for (const { day, title, text, ...told } of programme) {
    if (!list.some((each) => each.day === day)) list = addDay(list, day)
    const place = placeOf(list, day)
    const known = list[place]
    if (!known) continue
    const blank = facts.filter((fact) => known[fact].length === 0)
    const added = Object.fromEntries(blank.map((fact) => [fact, told[fact]]))
    const details = { ...known.details, [lang]: { title, text } }
    list = list.with(place, { ...known, ...added, details })
  }
  return list
}

/** The programme without what is not to be filled in. */
export function textsAlone(programme: readonly ProgrammeDay[]): ProgrammeDay[] {
  return programme.map(({ day, title, text }) => ({
    day,
    title,
    text,
    destinationId: '',
    hotelId: '',
    overnight: '',
    meals: [],
    tourIds: [],
  }))
}

/** The ids of a list with those that a programme names and it lacks. */
export function withNamed(ids: readonly string[], named: readonly string[]): string[] {
  return [...new Set([...ids, ...named.filter(Boolean)])]
}

import { dateFormat } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'

interface Choice {
  value: string
  label: string
}

const monthsOffered = 36

/** The months from now on, and those that are chosen already, as `2027-03` with their names. */
export function monthChoices(now: Date, chosen: readonly string[], language: Language): Choice[] {
  const format = dateFormat(language, { month: 'long', year: 'numeric' })
  const coming = Array.from({ length: monthsOffered }, (_, at) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + at, 1))
    return first.toISOString().slice(0, 'YYYY-MM'.length)
  })
  return [...new Set([...chosen, ...coming])].toSorted().map((value) => {
    return { value, label: format.format(new Date(`${value}-01`)) }
  })
}

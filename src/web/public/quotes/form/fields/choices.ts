import { dateFormat } from '#contract/base/dates/day-text.ts'
import { type Language, languages } from '#contract/base/languages/languages.ts'
import { capitalised } from '#web/shared/i18n/formats.ts'

/** Currencies that visitors reckon in, the commonest first. */
export const currenciesOffered = ['USD', 'EUR', 'BRL', 'GBP', 'MXN', 'CLP', 'COP', 'ARS'] as const

/** Days by which a journey may begin sooner or later. */
export const flexibilities = [1, 2, 3, 7, 14] as const

/** Languages that guides are asked for most. */
export const guideLanguagesOffered = [...languages, 'it', 'nl', 'ja'] as const

const monthsOffered = 36

/** The months that a journey may begin in, from that of `today` on. */
export function monthsAhead(today: string, language: Language): { value: string; name: string }[] {
  const format = dateFormat(language, { month: 'long', year: 'numeric' })
  const first = new Date(`${today.slice(0, 7)}-01`)
  return Array.from({ length: monthsOffered }, (_, index) => {
    const date = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, 1))
    return { value: date.toISOString().slice(0, 7), name: capitalised(format.format(date)) }
  })
}

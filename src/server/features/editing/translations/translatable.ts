import type { Language } from '#contract/base/languages/languages.ts'
import type { Subject } from '#server/api/audit/read-subject.ts'
import type { DayText, Translatable } from '#server/platform/db/schema/index.ts'

interface DayTextRow extends DayText {
  day: number
  lang: Language
}

/** The texts of an item in every language, as its subject has them. */
export interface ItemTexts {
  details: Partial<Record<Language, Record<string, unknown>>>
  days: DayTextRow[]
}

/** Returns an item's translatable texts. */
export function textsOf({ fields }: Subject): ItemTexts {
  const { details, itinerary } = fields
  const tables = itinerary as { itinerary_day_texts?: DayTextRow[] | null } | undefined
  return {
    details: details ?? {},
    days: tables?.itinerary_day_texts ?? [],
  }
}

/** Whether a text says something; of a list or an object, whether anything in it does. */
export function isSaid(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  if (typeof value !== 'object') return true
  return Object.values(value).some(isSaid)
}

/** Returns an item's texts in one language. */
export function inOne(lang: Language, { details, days }: ItemTexts): Translatable {
  const entry = details[lang]
  const said = Object.entries(entry ?? {}).filter(([, value]) => isSaid(value))
  const ofDays = days
    .filter((row) => row.lang === lang)
    .map(({ day, title, text }): [string, DayText] => [`${day}`, { title, text }])
  return { texts: entry ? Object.fromEntries(said) : null, days: Object.fromEntries(ofDays) }
}

import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import { pageLanguage } from '#web/public/frame/scripts/page-language.ts'
import { filled } from './filled.ts'

/** A moment by the visitor's own clocks; nothing where these say the same as the agency's. */
export function momentHere(moment: Date, agencyZone: string): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const wallClock = (zone: string) => moment.toLocaleString(fallbackLanguage, { timeZone: zone })
  if (wallClock(timeZone) === wallClock(agencyZone)) return undefined
  return momentInWords(moment, timeZone, pageLanguage())
}

/** Puts a moment by the visitor's clocks beside what the server could say: the one by the agency's. */
export function showThere(places: Iterable<HTMLTimeElement>): void {
  for (const place of places) {
    const { zone = '', there = '' } = place.dataset
    const moment = momentHere(new Date(place.dateTime), zone)
    if (moment) place.append(`; ${filled(there, { moment })}`)
  }
}

import { memoize } from '../text/memoize.ts'
import { dateLocales, inEachLanguage, type Language } from '../languages/languages.ts'

/** The name of a zone as one says it within a sentence: CLDR calls the only time that there is "standard". */
const zoneInSentence: Partial<Record<Language, (name: string) => string>> = {
  es: (name) => name.replace('hora estándar', 'hora'),
  en: (name) => name.replace('Standard Time', 'Time'),
  pt: (name) => name.replace(/Horário(?: Padrão)?/, 'horário'),
}

const formatsOf = inEachLanguage((language) =>
  memoize((timeZone: string) => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(dateLocales[language], { timeZone, ...options })
    return {
      date: format({ weekday: 'long', day: 'numeric', month: 'long' }),
      time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      zone: format({ timeZoneName: 'longGeneric' }),
    }
  }),
)

/** "Tuesday 24 November, 15:00 (Argentina Time)": a moment by the clocks of a zone. */
export function momentInWords(moment: Date, timeZone: string, language: Language): string {
  const formats = formatsOf[language](timeZone)
  const date = formats.date.format(moment)
  const time = formats.time.format(moment)
  const zone = formats.zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')
  const name = zone?.value ?? timeZone
  return `${date}, ${time} (${zoneInSentence[language]?.(name) ?? name})`
}

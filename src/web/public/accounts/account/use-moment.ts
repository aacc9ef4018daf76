import { dateLocales } from '#contract/base/languages/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

/** Says a moment by the visitor's own clock. */
export function useMoment(): (moment: Date) => string {
  const format = new Intl.DateTimeFormat(dateLocales[useLanguage()], {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (moment) => format.format(moment)
}

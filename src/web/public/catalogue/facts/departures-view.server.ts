import { dateOf, type Departures } from '#contract/catalogue/facts/departures.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { dayText, weekdayName } from '#contract/base/dates/day-text.ts'
import { capitalised, listText } from '#web/shared/i18n/formats.ts'
import type { Translate } from '#texts/translate.ts'

interface DeparturesContext {
  language: Language
  t: Translate
  today: string
}

/** Maximum number of dates listed one by one. */
const datesTold = 8

/** When a journey starts, a line each: nothing where it has no departures, or none is left. */
export function toDepartures(rule: Departures | null, context: DeparturesContext): string[] {
  if (rule === null) return []
  const { language, t, today } = context
  const days = rule.kind === 'dates' ? datesAhead(rule.dates, context) : [repeated(rule, context)]
  if (days.length === 0) return []
  const spans = (list: readonly { from: string; to: string }[]) =>
    list
      .filter(({ to }) => to.length < today.length || to >= today)
      .map(({ from, to }) =>
        t('facts.within', { from: dayText(from, language), to: dayText(to, language) }),
      )
  const [periods, except] =
    rule.kind === 'dates' ? [[], []] : [spans(rule.periods), spans(rule.except)]
  return [
    ...days,
    ...periods,
    ...(except.length > 0 ? [t('facts.except', { spans: listText(except, language) })] : []),
    ...promises(rule, t),
  ]
}

function repeated(
  rule: Exclude<Departures, { kind: 'dates' }>,
  { language, t }: DeparturesContext,
): string {
  if (rule.kind === 'daily') return t('facts.daily')
  const names = rule.weekdays.map((each) => weekdayName(each, language))
  return capitalised(listText(names, language))
}

function datesAhead(
  dates: Extract<Departures, { kind: 'dates' }>['dates'],
  { language, t, today }: DeparturesContext,
): string[] {
  const ahead = dates.filter((date) => dateOf(date) >= today)
  const told = ahead.slice(0, datesTold).map((date) => {
    const day = dayText(dateOf(date), language)
    return typeof date === 'string' ? day : `${day}: ${t(`facts.departureStatus.${date.status}`)}`
  })
  const count = ahead.length - told.length
  return count > 0 ? [...told, t('facts.furtherDates', { count })] : told
}

function promises({ guaranteed, minPax }: Departures, t: Translate): string[] {
  if (guaranteed) {
    return [minPax ? t('facts.guaranteedMinimum', { count: minPax }) : t('facts.guaranteed')]
  }
  return minPax ? [t('facts.minimum', { count: minPax })] : []
}

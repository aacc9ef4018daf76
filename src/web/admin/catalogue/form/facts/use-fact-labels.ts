import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Departures } from '#contract/catalogue/facts/departures.ts'
import { dateOf } from '#contract/catalogue/facts/departures.ts'
import type { Closures, Months, Peaks } from '#contract/catalogue/facts/seasons.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { levelName } from '#contract/catalogue/facts/levels.ts'
import { durationText } from '#web/shared/i18n/fact-labels.ts'
import { dayText, weekdayName } from '#contract/base/dates/day-text.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import { languageName, monthName } from '#web/shared/i18n/formats.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { PanelTextKey, TextKey, Translate } from '#texts/translate.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { PriceBand } from '#contract/catalogue/prices/price-bands.ts'
import { usualCurrency } from '#web/admin/kit/form/fields/amounts.ts'
import type { FactForm } from '#contract/catalogue/facts/fact.ts'
import { factOf, type FactName } from '#contract/catalogue/facts/facts.ts'

interface FactLabels {
  label: string
  /** None for what is not known. */
  lines: string[]
}

interface Context {
  language: Language
  t: Translate<PanelTextKey>
  /** That of the item's price. */
  currency: string
}

/** Tells a known fact, as it is answered, in words; `currency` is that of the item's price. */
export function useFactLabels(): (name: FactName, known: unknown, currency?: string) => FactLabels {
  const t = usePanelTexts()
  const language = useLanguage()
  return (name, known, currency = usualCurrency) => {
    const context = { language, t, currency }
    const isEmpty = known === null || known === undefined || known === ''
    return {
      label: t(`factForm.names.${name}.label`),
      lines: isEmpty ? [] : linesOf[factOf(name).as](known, context).filter(Boolean),
    }
  }
}

const plain = (known: unknown) => [String(known)]

const linesOf: Record<FactForm, (known: unknown, context: Context) => string[]> = {
  amenities: (known, { t }) =>
    (known as string[]).map((each) => t(`facts.amenities.${each}` as TextKey)),
  bands: (known, context) => (known as PriceBand[]).map((band) => bandText(band, context)),
  basis: (known, { t }) => [t(`facts.priceBases.${String(known)}` as TextKey)],
  closures: (known, context) =>
    (known as Closures).map((closure) => {
      const reason = pickText(closure.reason, context.language)?.text
      return [spanText(closure, context), reason].filter(Boolean).join(': ')
    }),
  day: (known, { language }) => [dayText(String(known), language)],
  departures: (known, context) => departureLines(known as Departures, context),
  duration: (known, { t }) => [durationText(Number(known), t) ?? ''],
  languages: (known, { language }) =>
    (known as string[]).map((code) => languageName(code, language)),
  level: (known, { t }) => {
    const level = levelName(Number(known))
    return level
      ? [t('facts.levelOf', { level: t(`facts.levels.${level}`), number: Number(known) })]
      : []
  },
  location: (known) => {
    const { lat, lng } = known as { lat: number; lng: number }
    return [`${lat}, ${lng}`]
  },
  money: (known, { language }) => [
    moneyText(known as { amount: number; currency: string }, language),
  ],
  months: (known, { language, t }) =>
    (known as Months).map(
      (state, index) =>
        `${monthName(index + 1, language, 'short')}: ${t(`season.states.${state}`)}`,
    ),
  number: plain,
  peaks: (known, context) =>
    (known as Peaks).map((peak) => {
      const name = pickText(peak.name, context.language)?.text
      return [name, spanText(peak, context)].filter(Boolean).join(': ')
    }),
  range: (known) => {
    const { min, max } = known as { min: number; max: number }
    return [min === max ? String(min) : `${min}–${max}`]
  },
  service: (known, { t }) => [t(`factForm.services.${String(known)}` as PanelTextKey)],
  text: plain,
  texts: (known, { language }) => [pickText(known as LanguageTexts, language)?.text ?? ''],
  time: plain,
  times: (known) => known as string[],
  timeZone: plain,
}

function bandText(band: PriceBand, context: Context): string {
  const { language, currency } = context
  const times = [
    ...band.months.map((month) => monthName(month, language, 'short')),
    ...band.spans.map((span) => spanText(span, context)),
  ]
  const name = pickText(band.name, language)?.text
  const money = moneyText({ amount: band.amount, currency }, language)
  return `${[name, times.join(', ')].filter(Boolean).join(', ')}: ${money}`
}

function spanText(span: { from: string; to: string }, { language, t }: Context): string {
  const words = { from: dayText(span.from, language), to: dayText(span.to, language) }
  const isYearly = span.from.length === 'MM-DD'.length
  return isYearly ? t('season.closedYearly', words) : t('season.closedOnce', words)
}

function departureLines(rule: Departures, context: Context): string[] {
  const { language, t } = context
  const promises = [
    rule.guaranteed ? t('facts.guaranteed') : '',
    rule.minPax === null ? '' : t('facts.minimum', { count: rule.minPax }),
  ]
  if (rule.kind === 'dates') {
    const dates = rule.dates.map((date) => {
      const status = typeof date === 'string' ? '' : t(`facts.departureStatus.${date.status}`)
      return [dayText(dateOf(date), language), status].filter(Boolean).join(': ')
    })
    return [...dates, ...promises]
  }
  const days =
    rule.kind === 'daily'
      ? [t('facts.daily')]
      : rule.weekdays.map((each) => weekdayName(each, language))
  const spans = rule.except.map((each) => spanText(each, context)).join(', ')
  return [
    ...days,
    ...rule.periods.map((each) => spanText(each, context)),
    spans && t('facts.except', { spans }),
    ...promises,
  ]
}

import { useHasText, usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { ConflictLabels } from '#web/admin/kit/form/draft/conflict-modal.tsx'
import { LastChangedBy } from '#web/admin/kit/form/draft/last-changed-by.tsx'
import type { RateFormValues, ExtraFormValues, StopSaleFormValues } from './rate-form-values.ts'
import type { LineFormValues, SeasonFormValues } from './seasons-form-values.ts'
import { useLineLabel } from './use-line-label.ts'
import { useSpanText } from '../list/use-span-text.ts'

/** Fields whose label has another name. */
const formNames: Partial<Record<string, string>> = { entityId: 'item', entityType: 'kind' }

/** Returns the labels of the fields, and the texts of their values, for a comparison of two versions of a rate. */
export function useConflictLabels(id: string | undefined): ConflictLabels {
  const t = usePanelTexts()
  const has = useHasText()
  const language = useLanguage()
  const spanText = useSpanText()
  const lineLabel = useLineLabel()
  const lineText = (line: LineFormValues) => {
    const amounts = [line.net, line.gross].filter((each) => each !== '').join(' / ')
    const what = `${t(`rates.bases.${line.basis}`)} ${t(`rates.per.${line.per}`)}: ${amounts}`
    return [what, lineLabel(line, false)].filter(Boolean).join(' · ')
  }
  const seasonText = ({ name, names, ranges, minNights, lines }: SeasonFormValues) => {
    const head = [
      [...new Set([name, ...Object.values(names)])].filter(Boolean).join(', '),
      ranges.map(spanText).join(', '),
      minNights !== '' && `${t('rateForm.minNights')}: ${minNights}`,
    ]
    return [head.filter(Boolean).join(' · '), ...lines.map(lineText)].join('\n')
  }
  const extraText = ({ label, amount, ages, when, maxNights, ...extra }: ExtraFormValues) =>
    [
      Object.values(label).join(', '),
      `${amount} ${extra.currency}`.trim(),
      t(`rates.per.${extra.per}`),
      extra.perNight && t('rates.perNight'),
      maxNights !== '' && `${t('rateForm.maxNights')}: ${maxNights}`,
      (ages.from !== '' || ages.to !== '') && t('rates.ages', ages),
      ...when.map(({ from, to }) => `${from} – ${to}`),
      extra.optional && t('rates.optional'),
      t(extra.included ? 'rates.included' : `rates.payable.${extra.payable}`),
    ]
      .filter(Boolean)
      .join(' · ')
  const stopSaleText = ({ note, ...span }: StopSaleFormValues) =>
    [spanText(span), note].filter(Boolean).join(' · ')
  const texts: { [Field in string]?: (value: never) => string } = {
    seasons: (value: SeasonFormValues[]) => value.map(seasonText).join('\n'),
    extras: (value: ExtraFormValues[]) => value.map(extraText).join('\n'),
    stopSales: (value: StopSaleFormValues[]) => value.map(stopSaleText).join('\n'),
    entityType: (value: RateFormValues['entityType']) => t(`kinds.${value}`),
    pricedBy: (value: RateFormValues['pricedBy']) => t(`rateForm.pricings.${value || 'usual'}`),
    vat: (value: RateFormValues['vat']) => t(`rates.vat.${value}`),
    residents: (value: RateFormValues['residents']) => t(`rates.residents.${value}`),
    validFrom: (value: string) => dayText(value, language),
    validTo: (value: string) => dayText(value, language),
    bookFrom: (value: string) => dayText(value, language),
    bookTo: (value: string) => dayText(value, language),
  }
  return {
    labelOf: (path) => {
      const [field = path, lang] = path.split('.')
      const key = `rateForm.${formNames[field] ?? field}`
      const label = has(key) ? t(key) : field
      return lang ? `${label} (${t(`common.languages.${lang as Language}`)})` : label
    },
    show: (path, value) =>
      value === '' || (Array.isArray(value) && value.length === 0)
        ? undefined
        : texts[path]?.(value as never),
    ...(id !== undefined && { who: <LastChangedBy of={{ itemId: id }} /> }),
  }
}

import { useHasText, usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { ConflictLabels } from '#web/admin/kit/form/draft/conflict-modal.tsx'
import { LastChangedBy } from '#web/admin/kit/form/draft/last-changed-by.tsx'
import type { RateFormValues, ExtraFormValues, StopSaleFormValues } from './rate-form-values.ts'
import type { SeasonFormValues } from './seasons-form-values.ts'
import { useSpanText } from '../list/use-span-text.ts'

/** Returns the labels of the fields, and the texts of their values, for a comparison of two versions of a rate. */
export function useConflictLabels(id: string | undefined): ConflictLabels {
  const t = usePanelTexts()
  const has = useHasText()
  const language = useLanguage()
  const spanText = useSpanText()
  const seasonText = ({ name, ranges, lines }: SeasonFormValues) =>
    [
      name,
      ranges.map(spanText).join(', '),
      ...lines.map(
        ({ basis, net, gross }) =>
          `${t(`rates.bases.${basis}`)} ${[net, gross].filter((each) => each !== '').join(' / ')}`,
      ),
    ]
      .filter(Boolean)
      .join(' · ')
  const texts: { [Field in string]?: (value: never) => string } = {
    seasons: (value: SeasonFormValues[]) => value.map(seasonText).join('\n'),
    extras: (value: ExtraFormValues[]) =>
      value.map(({ label, amount }) => `${Object.values(label)[0] ?? ''} ${amount}`).join('\n'),
    stopSales: (value: StopSaleFormValues[]) => value.map(spanText).join('\n'),
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
      const key = `rateForm.${field}`
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

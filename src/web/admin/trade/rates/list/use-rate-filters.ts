import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { type Rate, ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { useAgencyChoices } from '../../agencies/use-agency-choices.ts'
import { useRegions } from '#web/admin/catalogue/form/relations/use-regions.ts'
import { useDestinationFilter } from '#web/admin/catalogue/list/destination-column.tsx'
import type { Filter } from '#web/admin/kit/list/filters/filters.ts'
import type { ListState } from '#web/admin/kit/list/list-state.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** Returns the filters of rates: kind, rate list, place, a day, the viewer to show them as, and an item that led here. */
export function useRateFilters({ filters }: ListState, found: readonly Rate[] = []): Filter[] {
  const t = usePanelTexts()
  const language = useLanguage()
  const rateLists = useQuery(operationQuery('listSheets', {})).data?.list ?? []
  const agencies = useAgencyChoices([filters['agency']])
  const destination = useDestinationFilter(filters['destination'])
  const { groups, countries } = useRegions()
  const regions = groups.flatMap(({ items }) => items)
  const item = filters['item']
  const of = found.find(({ entityId }) => entityId === item)?.item.details
  return [
    {
      key: 'kind',
      label: t('rateForm.kind'),
      options: ratedKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
    },
    ...(item === undefined
      ? []
      : [
          {
            key: 'item',
            label: t('rateForm.item'),
            options: [{ value: item, label: (of && inLanguage(of, language)?.name) ?? '…' }],
          },
        ]),
    {
      key: 'sheet',
      label: t('rateForm.sheet'),
      options: rateLists.map(({ sheet }) => ({ value: sheet, label: sheet })),
    },
    { ...destination, several: false },
    { key: 'region', label: t('list.region'), options: regions },
    { key: 'country', label: t('list.country'), options: countries },
    {
      key: 'agency',
      label: t('rateForm.asAgency'),
      options: agencies.choices,
      onSearch: agencies.onSearch,
    },
    { key: 'validOn', label: t('rateForm.validOn'), options: [], isDay: true },
  ]
}

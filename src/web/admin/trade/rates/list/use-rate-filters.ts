import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { type Rate, ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { useAgencyChoices } from '../../agencies/use-agency-choices.ts'
import { useDestinationFilter } from '#web/admin/catalogue/list/destination-column.tsx'
import type { Filter } from '#web/admin/kit/list/filters/filters.ts'
import type { ListState } from '#web/admin/kit/list/list-state.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** Returns the filters of rates: kind, rate list, place, a day, the viewer to show them as, and an item that led here. */
export function useRateFilters({ filters }: ListState, found: readonly Rate[] = []): Filter[] {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const rateLists = useQuery(operationQuery('listSheets', {})).data?.list ?? []
  const agencies = useAgencyChoices([filters['agency']])
  const destination = useDestinationFilter(filters['destination'])
  const item = filters['item']
  const of = found.find(({ entityId }) => entityId === item)?.item.details
  return [
    {
      key: 'kind',
      label: t('rates.kind'),
      options: ratedKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
    },
    ...(item === undefined
      ? []
      : [
          {
            key: 'item',
            label: t('rates.item'),
            options: [{ value: item, label: (of && inLanguage(of, language)?.name) ?? '…' }],
          },
        ]),
    {
      key: 'sheet',
      label: t('rates.sheet'),
      options: rateLists.map(({ sheet }) => ({ value: sheet, label: sheet })),
    },
    { ...destination, several: false },
    {
      key: 'agency',
      label: t('rates.asAgency'),
      options: agencies.choices,
      onSearch: agencies.onSearch,
    },
    { key: 'validOn', label: t('rates.validOn'), options: [], isDay: true },
  ]
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RouteCard } from '#contract/catalogue/cards.ts'
import { reading, wholeList } from '../../queries.ts'
import { PanelCard } from '../page/panel-card.tsx'
import { ItemRows, NoneYet } from './related-items.tsx'

/** The circuits and packages that include something. */
export function RoutesUsing({ includes }: { includes: (route: RouteCard) => boolean }) {
  const { t } = useTranslation('admin')
  const circuits = useQuery(reading('listCircuits', wholeList)).data?.list.filter(includes)
  const packages = useQuery(reading('listPackages', wholeList)).data?.list.filter(includes)
  return (
    <PanelCard title={t('item.usedBy')}>
      <ItemRows kind="circuit" items={circuits ?? []} noteOf={() => t('kinds.circuit')} />
      <ItemRows kind="package" items={packages ?? []} noteOf={() => t('kinds.package')} />
      {circuits?.length === 0 && packages?.length === 0 && <NoneYet text={t('item.notUsed')} />}
    </PanelCard>
  )
}

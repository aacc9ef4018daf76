import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { adminListParams, operationQuery } from '#web/admin/kit/api/queries.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { ItemRows, NoneYet } from './related-items.tsx'

/** The circuits and packages that include a tour or a hotel. */
export function ItinerariesUsing(part: { tourId: string } | { hotelId: string }) {
  const t = usePanelTexts()
  const circuits = useQuery(operationQuery('listCircuits', { ...adminListParams, ...part })).data
    ?.list
  const packages = useQuery(operationQuery('listPackages', { ...adminListParams, ...part })).data
    ?.list
  return (
    <Card title={t('item.usedBy')}>
      <ItemRows kind="circuit" items={circuits ?? []} noteOf={() => t('kinds.circuit')} />
      <ItemRows kind="package" items={packages ?? []} noteOf={() => t('kinds.package')} />
      {circuits?.length === 0 && packages?.length === 0 && <NoneYet text={t('item.notUsed')} />}
    </Card>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/base/limits.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { RowMenu } from '#web/admin/kit/list/columns/row-menu.tsx'
import { WhatDepends } from '#web/admin/editing/dependents/what-depends.tsx'
import { StarToggle, StatusSwitch } from '../../list/toggle-switch.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { Stars } from '../../stars.tsx'
import { ItemRows, NoneYet, RelatedItems } from '../../view/related-items.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

interface PartProps {
  id: string
  actions?: ReactNode
}

/** A destination's experiences, with the star for its page. */
export function DestinationTours({ id, actions }: PartProps) {
  const { t } = useTranslation('admin')
  const tours = useQuery(operationQuery('getDestinationRelatedTours', { id, adminPanel: true }))
  const categories = useQuery(operationQuery('listCategories', {}))
  const starred = tours.data?.list.filter((tour) => tour.starredInDestination).length ?? 0
  const max = limits.toursStarredPerDestination
  const categoryNames = new Map(categories.data?.list.map((each) => [each.id, each.name]))
  return (
    <RelatedItems
      title={t('item.tours')}
      kind="tour"
      items={tours.data?.list}
      none={t('item.noTours')}
      actions={actions}
      hint={
        tours.data &&
        t(starred < max ? 'item.starsLeft' : 'item.starsTaken', { count: starred, max })
      }
      noteOf={({ categoryId }) => categoryNames.get(categoryId)}
      toolsOf={(tour, name) => (
        <>
          <StarToggle
            id={tour.id}
            operation="toggleTourStarredInDestination"
            field="starredInDestination"
            value={tour.starredInDestination}
            label={t('list.starHere', { name })}
          />
          <StatusSwitch
            id={tour.id}
            operation="toggleTourStatus"
            value={tour.status}
            label={t('list.enable', { name })}
            kind="tour"
            name={name}
          />
          <RowMenu
            name={name}
            editTo={adminPaths.edit('tour', tour.id)}
            deletionText={t('deletion.textBin')}
            depends={(onFollow) => <WhatDepends kind="tour" id={tour.id} onFollow={onFollow} />}
            remove={() => panelCall('deleteTour', { id: tour.id })}
            undo={() => panelCall('restoreFromBin', { kind: 'tour', id: tour.id })}
          />
        </>
      )}
    />
  )
}

/** A destination's hotels. */
export function DestinationHotels({ id, actions }: PartProps) {
  const { t } = useTranslation('admin')
  const hotels = useQuery(operationQuery('getDestinationRelatedHotels', { id, adminPanel: true }))
  return (
    <RelatedItems
      title={t('item.hotels')}
      kind="hotel"
      items={hotels.data?.list}
      none={t('item.noHotels')}
      actions={actions}
      noteOf={({ category }) => <Stars count={category} />}
      toolsOf={(hotel, name) => (
        <>
          <StatusSwitch
            id={hotel.id}
            operation="toggleHotelStatus"
            value={hotel.status}
            label={t('list.enable', { name })}
            kind="hotel"
            name={name}
          />
          <RowMenu
            name={name}
            editTo={adminPaths.edit('hotel', hotel.id)}
            depends={(onFollow) => <WhatDepends kind="hotel" id={hotel.id} onFollow={onFollow} />}
            remove={() => panelCall('deleteHotel', { id: hotel.id })}
          />
        </>
      )}
    />
  )
}

/** The circuits, packages and incentives that go to a destination. */
export function DestinationUses({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  const payload = { id, adminPanel: true }
  const circuits = useQuery(operationQuery('getDestinationRelatedCircuits', payload)).data?.list
  const packages = useQuery(operationQuery('getDestinationRelatedPackages', payload)).data?.list
  const incentives = useQuery(operationQuery('getDestinationRelatedIncentives', payload)).data?.list
  const loaded = circuits && packages && incentives
  const count = (circuits?.length ?? 0) + (packages?.length ?? 0) + (incentives?.length ?? 0)
  return (
    <Card title={t('item.usedBy')}>
      <ItemRows kind="circuit" items={circuits ?? []} noteOf={() => t('kinds.circuit')} />
      <ItemRows kind="package" items={packages ?? []} noteOf={() => t('kinds.package')} />
      <ItemRows kind="incentive" items={incentives ?? []} noteOf={() => t('kinds.incentive')} />
      {loaded && count === 0 && <NoneYet text={t('item.notUsed')} />}
    </Card>
  )
}

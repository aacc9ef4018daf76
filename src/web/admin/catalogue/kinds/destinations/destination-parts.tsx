import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { isKindOfDestination, type Kind, type KindOfDestination } from '#contract/base/kinds.ts'
import { answeredKinds } from '#contract/catalogue/kinds/cards.ts'
import { relatedToDestination } from '#contract/catalogue/kinds/kind-operations.ts'
import { limits } from '#contract/base/limits.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { RowMenu } from '#web/admin/kit/list/columns/row-menu.tsx'
import { itemDeletion } from '#web/admin/editing/dependents/item-deletion.tsx'
import { StarToggle, StatusSwitch } from '../../list/toggle-switch.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { Stars } from '../../stars.tsx'
import type { ListedItem } from '../../list/item-columns.tsx'
import { ItemRows, NoneYet, RelatedItems } from '../../view/related-items.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

interface PartProps {
  id: string
  actions?: ReactNode
}

/** A destination's experiences, with the star for its page. */
export function DestinationTours({ id, actions }: PartProps) {
  const t = usePanelTexts()
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
            {...itemDeletion({ kind: 'tour', id: tour.id, name })}
          />
        </>
      )}
    />
  )
}

/** A destination's hotels. */
export function DestinationHotels({ id, actions }: PartProps) {
  const t = usePanelTexts()
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
            deletionText={t('deletion.textBin')}
            {...itemDeletion({ kind: 'hotel', id: hotel.id, name })}
          />
        </>
      )}
    />
  )
}

/** Kinds of which items go to a destination and have a section of their own. */
const otherUsers = answeredKinds.filter(
  (kind): kind is Exclude<Kind, KindOfDestination | 'destination'> =>
    kind !== 'destination' && !isKindOfDestination(kind),
)

/** The circuits, packages and further items that go to a destination. */
export function DestinationUses({ id }: { id: string }) {
  const t = usePanelTexts()
  const found: { data?: { list: ListedItem[] } }[] = useQueries({
    queries: otherUsers.map((kind) =>
      operationQuery(relatedToDestination(kind), { id, adminPanel: true }),
    ),
  })
  const isUnused = found.every(({ data }) => data?.list.length === 0)
  return (
    <Card title={t('item.usedBy')}>
      {otherUsers.map((kind, place) => (
        <ItemRows
          key={kind}
          kind={kind}
          items={found[place]?.data?.list ?? []}
          noteOf={() => t(`kinds.${kind}`)}
        />
      ))}
      {isUnused && <NoneYet text={t('item.notUsed')} />}
    </Card>
  )
}

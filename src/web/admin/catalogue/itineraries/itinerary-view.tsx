import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useNameOf } from '../use-name-of.ts'
import { MediaCard } from '../media/media-card.tsx'
import { Stars } from '../stars.tsx'
import { useItemTrail } from '../use-item-trail.ts'
import { ItemActions } from '../view/item-actions.tsx'
import { ItemFacts } from '../view/item-facts.tsx'
import { ItemRows, RelatedItems } from '../view/related-items.tsx'
import { KnownFacts } from '../view/known-facts.tsx'
import { TextsView } from '../view/texts-view.tsx'
import { ViewColumns } from '../view/view-columns.tsx'
import { DaysView } from './days/days-view.tsx'
import type { ItineraryItem, ItineraryKind } from './itinerary-operations.ts'

/** A circuit or package: what the public sees, its media, its itinerary and what it includes. */
export function ItineraryView({
  kind,
  itinerary,
}: {
  kind: ItineraryKind
  itinerary: ItineraryItem
}) {
  const t = usePanelTexts()
  const { id, days, nights, destinations, tours, hotels } = itinerary
  const name = useNameOf()(itinerary)
  return (
    <PageFrame
      title={name}
      trail={useItemTrail(kind)}
      actions={
        <ItemActions
          kind={kind}
          id={id}
          name={name}
          status={itinerary.status}
          listPath={adminPaths.list(kind)}
        />
      }
    >
      <ViewColumns
        side={
          <>
            <ItemFacts
              kind={kind}
              item={itinerary}
              name={name}
              rows={[
                [
                  t('form.length'),
                  `${t('common.days', { count: days })}, ${t('common.nights', { count: nights })}`,
                ],
              ]}
            />
            <Card title={t('form.itinerary')}>
              <ItemRows
                kind="destination"
                items={destinations}
                noteOf={({ region, country }) => `${region.name}, ${country.name}`}
              />
            </Card>
          </>
        }
      >
        <TextsView kind={kind} details={itinerary.details} />
        <MediaCard kind={kind} ownerId={id} media={itinerary.media} />
        <DaysView itinerary={itinerary} />
        <KnownFacts kind={kind} item={itinerary} />
        <RelatedItems title={t('form.tours')} kind="tour" items={tours} none={t('item.noTours')} />
        <RelatedItems
          title={t('form.hotels')}
          kind="hotel"
          items={hotels}
          none={t('item.noHotels')}
          noteOf={({ category }) => <Stars count={category} />}
        />
      </ViewColumns>
    </PageFrame>
  )
}

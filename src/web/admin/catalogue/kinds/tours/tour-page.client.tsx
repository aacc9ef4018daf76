import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useParams } from 'react-router'
import type { AnswerOf } from '#contract/index.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useNameOf } from '../../use-name-of.ts'
import { StarToggle } from '../../list/toggle-switch.tsx'
import { MediaCard } from '../../media/media-card.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { useItemTrail } from '../../use-item-trail.ts'
import { ItemActions } from '../../view/item-actions.tsx'
import { ItemFacts } from '../../view/item-facts.tsx'
import { ItinerariesUsing } from '../../view/itineraries-using.tsx'
import { KnownFacts } from '../../view/known-facts.tsx'
import { TextsView } from '../../view/texts-view.tsx'
import { ViewColumns } from '../../view/view-columns.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** An experience: what the public sees, its media, and the circuits and packages that include it. */
export default function TourPage() {
  const { id = '' } = useParams()
  const query = useQuery(operationQuery('detailTour', { id, adminPanel: true }))
  return <PageQuery query={query}>{(tour) => <View tour={tour} />}</PageQuery>
}

function View({ tour }: { tour: AnswerOf<'detailTour'> }) {
  const t = usePanelTexts()
  const { id, status, category, destination, destinationId } = tour
  const nameOf = useNameOf()
  const name = nameOf(tour)
  const trail = useItemTrail('tour', destinationId)
  return (
    <PageFrame
      title={name}
      trail={trail}
      actions={
        <ItemActions
          kind="tour"
          id={id}
          name={name}
          status={status}
          listPath={adminPaths.view('destination', destinationId)}
        />
      }
    >
      <ViewColumns
        side={
          <>
            <ItemFacts
              kind="tour"
              item={tour}
              name={name}
              rows={[
                [
                  t('item.starredInDestination'),
                  <StarToggle
                    key={id}
                    id={id}
                    operation="toggleTourStarredInDestination"
                    field="starredInDestination"
                    value={tour.starredInDestination}
                    label={t('list.starHere', { name })}
                  />,
                ],
                [
                  t('form.destination'),
                  <Link key={id} to={adminPaths.view('destination', destinationId)}>
                    {nameOf(destination)}
                  </Link>,
                ],
                [
                  t('form.category'),
                  <Link key={id} to={adminPaths.categoryTours(category.id)}>
                    {category.name}
                  </Link>,
                ],
              ]}
            />
            <ItinerariesUsing tourId={id} />
          </>
        }
      >
        <TextsView kind="tour" details={tour.details} />
        <MediaCard kind="tour" ownerId={id} media={tour.media} />
        <KnownFacts kind="tour" item={tour} />
      </ViewColumns>
    </PageFrame>
  )
}

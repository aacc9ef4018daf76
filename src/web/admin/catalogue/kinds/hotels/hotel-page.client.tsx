import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useParams } from 'react-router'
import type { AnswerOf } from '#contract/index.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useNameOf } from '../../use-name-of.ts'
import { MediaCard } from '../../media/media-card.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { useItemTrail } from '../../use-item-trail.ts'
import { ItemActions } from '../../view/item-actions.tsx'
import { ItemFacts } from '../../view/item-facts.tsx'
import { KnownFacts } from '../../view/known-facts.tsx'
import { TextsView } from '../../view/texts-view.tsx'
import { ViewColumns } from '../../view/view-columns.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** A hotel: what the public sees, and its media. */
export default function HotelPage() {
  const { id = '' } = useParams()
  const query = useQuery(operationQuery('detailHotel', { id, adminPanel: true }))
  return <PageQuery query={query}>{(hotel) => <View hotel={hotel} />}</PageQuery>
}

function View({ hotel }: { hotel: AnswerOf<'detailHotel'> }) {
  const t = usePanelTexts()
  const nameOf = useNameOf()
  const name = nameOf(hotel)
  const { id, destination } = hotel
  return (
    <PageFrame
      title={name}
      trail={useItemTrail('hotel', hotel.destinationId)}
      actions={
        <ItemActions
          kind="hotel"
          id={id}
          name={name}
          status={hotel.status}
          listPath={adminPaths.view('destination', hotel.destinationId)}
        />
      }
    >
      <ViewColumns
        side={
          <ItemFacts
            kind="hotel"
            item={hotel}
            name={name}
            rows={[
              [t('form.hotelCategory'), `${hotel.category} ★`],
              [
                t('form.destination'),
                <Link key={id} to={adminPaths.view('destination', destination.id)}>
                  {nameOf(destination)}
                </Link>,
              ],
            ]}
          />
        }
      >
        <TextsView kind="hotel" details={hotel.details} />
        <MediaCard kind="hotel" ownerId={id} media={hotel.media} />
        <KnownFacts kind="hotel" item={hotel} />
      </ViewColumns>
    </PageFrame>
  )
}

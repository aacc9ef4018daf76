import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
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
import { DestinationHotels, DestinationTours, DestinationUses } from './destination-parts.tsx'

/** A destination: what the public sees, its media, its tours and hotels, and what uses it. */
export default function DestinationPage() {
  const { id = '' } = useParams()
  const query = useQuery(operationQuery('detailDestination', { id, adminPanel: true }))
  return <PageQuery query={query}>{(destination) => <View destination={destination} />}</PageQuery>
}

function View({ destination }: { destination: AnswerOf<'detailDestination'> }) {
  const t = usePanelTexts()
  const { id, status, region, country } = destination
  const name = useNameOf()(destination)
  return (
    <PageFrame
      title={name}
      trail={useItemTrail('destination')}
      actions={
        <ItemActions
          kind="destination"
          id={id}
          name={name}
          status={status}
          listPath={adminPaths.list('destination')}
        />
      }
    >
      <ViewColumns
        side={
          <>
            <ItemFacts
              kind="destination"
              item={destination}
              name={name}
              rows={[
                [t('list.region'), region.name],
                [t('list.country'), country.name],
              ]}
            />
            <DestinationUses id={id} />
          </>
        }
      >
        <TextsView kind="destination" details={destination.details} />
        <MediaCard kind="destination" ownerId={id} media={destination.media} />
        <KnownFacts kind="destination" item={destination} />
        <DestinationTours
          id={id}
          actions={<AddButton to={adminPaths.addTo('tour', id)} label={t('add.tour')} />}
        />
        <DestinationHotels
          id={id}
          actions={<AddButton to={adminPaths.addTo('hotel', id)} label={t('add.hotel')} />}
        />
      </ViewColumns>
    </PageFrame>
  )
}

function AddButton({ to, label }: { to: string; label: string }) {
  return (
    <Button component={Link} to={to} variant="default" leftSection={<IconPlus size={17} />}>
      {label}
    </Button>
  )
}

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

/** An incentive: what the public sees, and its media. */
export default function IncentivePage() {
  const { id = '' } = useParams()
  const query = useQuery(operationQuery('detailIncentive', { id, adminPanel: true }))
  return <PageQuery query={query}>{(incentive) => <View incentive={incentive} />}</PageQuery>
}

function View({ incentive }: { incentive: AnswerOf<'detailIncentive'> }) {
  const t = usePanelTexts()
  const nameOf = useNameOf()
  const name = nameOf(incentive)
  const { id, destination } = incentive
  return (
    <PageFrame
      title={name}
      trail={useItemTrail('incentive')}
      actions={
        <ItemActions
          kind="incentive"
          id={id}
          name={name}
          status={incentive.status}
          listPath={adminPaths.list('incentive')}
        />
      }
    >
      <ViewColumns
        side={
          <ItemFacts
            kind="incentive"
            item={incentive}
            name={name}
            rows={[
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
        <TextsView kind="incentive" details={incentive.details} />
        <MediaCard kind="incentive" ownerId={id} media={incentive.media} />
        <KnownFacts kind="incentive" item={incentive} />
      </ViewColumns>
    </PageFrame>
  )
}

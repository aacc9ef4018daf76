import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { adminPaths } from '../admin-paths.ts'
import { useNameOf } from '../kit/list/item-columns.tsx'
import { PageQuery } from '../kit/page/page-query.tsx'
import { useDestinationTrail } from '../kit/page/use-destination-trail.ts'
import { forEditing } from '../queries.ts'
import { TourForm } from './tour-form.tsx'

/** An existing experience. */
export default function EditTourPage() {
  const { id = '' } = useParams()
  const nameOf = useNameOf()
  const query = useQuery(forEditing('detailTour', { id, adminPanel: true }))
  const trail = useDestinationTrail(query.data?.destinationId)
  return (
    <PageQuery query={query}>
      {(tour) => (
        <TourForm
          key={id}
          title={nameOf(tour)}
          trail={[...trail, { label: nameOf(tour), to: adminPaths.view('tour', id) }]}
          destinationId={tour.destinationId}
          tour={tour}
        />
      )}
    </PageQuery>
  )
}

import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { useDestinationTrail } from '../kit/page/use-destination-trail.ts'
import { TourForm } from './tour-form.tsx'

/** A new experience in a destination. */
export default function AddTourPage() {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const trail = useDestinationTrail(id)
  return (
    <TourForm
      key={id + params.get('again')}
      title={t('item.addTour')}
      trail={trail}
      destinationId={id}
    />
  )
}

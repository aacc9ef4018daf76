import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { useDestinationTrail } from '../kit/page/use-destination-trail.ts'
import { HotelForm } from './hotel-form.tsx'

/** A new hotel in a destination. */
export default function AddHotelPage() {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const trail = useDestinationTrail(id)
  return (
    <HotelForm
      key={id + params.get('again')}
      title={t('item.addHotel')}
      trail={trail}
      destinationId={id}
    />
  )
}

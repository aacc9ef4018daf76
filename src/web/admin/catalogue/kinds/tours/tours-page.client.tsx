import { useTranslation } from 'react-i18next'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { TourList } from './tour-list.tsx'

/** The experiences of all destinations, disabled ones too. */
export default function ToursPage() {
  const { t } = useTranslation('admin')
  return (
    <PageFrame title={t('sections.tours')}>
      <TourList />
    </PageFrame>
  )
}

import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { AddTour, TourList } from './tour-list.tsx'

/** The experiences of all destinations, disabled ones too. */
export default function ToursPage() {
  const t = usePanelTexts()
  return (
    <PageFrame title={t('sections.tours')} actions={<AddTour />}>
      <TourList />
    </PageFrame>
  )
}

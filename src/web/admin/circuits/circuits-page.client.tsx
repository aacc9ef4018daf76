import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageFrame } from '../kit/page/page-frame.tsx'
import { QueryView } from '../kit/page/query-view.tsx'
import { AddRouteLink, RouteList } from '../kit/routes/route-list.tsx'
import { reading, wholeList } from '../queries.ts'

/** All circuits, disabled ones too. */
export default function CircuitsPage() {
  const { t } = useTranslation('admin')
  const query = useQuery(reading('listCircuits', wholeList))
  return (
    <PageFrame title={t('sections.circuits')} actions={<AddRouteLink kind="circuit" />}>
      <QueryView query={query}>{({ list }) => <RouteList kind="circuit" list={list} />}</QueryView>
    </PageFrame>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageFrame } from '../kit/page/page-frame.tsx'
import { QueryView } from '../kit/page/query-view.tsx'
import { AddRouteLink, RouteList } from '../kit/routes/route-list.tsx'
import { reading, wholeList } from '../queries.ts'

/** All packages, disabled ones too. */
export default function PackagesPage() {
  const { t } = useTranslation('admin')
  const query = useQuery(reading('listPackages', wholeList))
  return (
    <PageFrame title={t('sections.packages')} actions={<AddRouteLink kind="package" />}>
      <QueryView query={query}>{({ list }) => <RouteList kind="package" list={list} />}</QueryView>
    </PageFrame>
  )
}

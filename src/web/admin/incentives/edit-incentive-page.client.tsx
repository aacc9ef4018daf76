import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { adminPaths } from '../admin-paths.ts'
import { useNameOf } from '../kit/list/item-columns.tsx'
import { PageQuery } from '../kit/page/page-query.tsx'
import { forEditing } from '../queries.ts'
import { IncentiveForm } from './incentive-form.tsx'

export default function EditIncentivePage() {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  const nameOf = useNameOf()
  const query = useQuery(forEditing('detailIncentive', { id, adminPanel: true }))
  return (
    <PageQuery query={query}>
      {(incentive) => (
        <IncentiveForm
          key={id}
          title={nameOf(incentive)}
          trail={[
            { label: t('sections.incentives'), to: adminPaths.list('incentive') },
            { label: nameOf(incentive), to: adminPaths.view('incentive', id) },
          ]}
          incentive={incentive}
        />
      )}
    </PageQuery>
  )
}

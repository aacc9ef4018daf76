import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { adminPaths } from '../admin-paths.ts'
import { useNameOf } from '../kit/list/item-columns.tsx'
import { PageQuery } from '../kit/page/page-query.tsx'
import { forEditing } from '../queries.ts'
import { DestinationForm } from './destination-form.tsx'

/** An existing destination. */
export default function EditDestinationPage() {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  const nameOf = useNameOf()
  const query = useQuery(forEditing('detailDestination', { id, adminPanel: true }))
  return (
    <PageQuery query={query}>
      {(destination) => (
        <DestinationForm
          key={id}
          title={nameOf(destination)}
          trail={[
            { label: t('sections.destinations'), to: adminPaths.list('destination') },
            { label: nameOf(destination), to: adminPaths.view('destination', id) },
          ]}
          destination={destination}
        />
      )}
    </PageQuery>
  )
}

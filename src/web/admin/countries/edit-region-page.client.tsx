import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { regionOperations } from '#contract/regions.ts'
import { adminPaths } from '../admin-paths.ts'
import { NameForm } from '../kit/form/name-form.tsx'
import { PageQuery } from '../kit/layout/page-query.tsx'
import { panelCall } from '../panel-call.ts'
import { editingQuery, operationQuery } from '../queries.ts'

export default function EditRegionPage() {
  const { t } = useTranslation('admin')
  const { countryId = '', regionId: id = '' } = useParams()
  const country = useQuery(operationQuery('getCountry', { id: countryId }))
  const query = useQuery(editingQuery('getRegion', { id }))
  return (
    <PageQuery query={query}>
      {(region) => (
        <NameForm
          key={id}
          form={`region:${id}`}
          title={t('places.editRegion')}
          trail={[
            { label: t('sections.countries'), to: adminPaths.countries },
            { label: country.data?.name ?? '…', to: adminPaths.country(countryId) },
          ]}
          label={t('places.name')}
          name={region.name}
          others={country.data?.regions}
          schema={regionOperations.editRegion.input}
          more={{ id }}
          save={(name) => panelCall('editRegion', { id, name })}
          after={() => adminPaths.country(countryId)}
        />
      )}
    </PageQuery>
  )
}

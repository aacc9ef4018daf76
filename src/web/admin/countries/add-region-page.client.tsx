import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { regionOperations } from '#contract/regions.ts'
import { adminPaths } from '../admin-paths.ts'
import { NameForm } from '../kit/form/name-form.tsx'
import { PageQuery } from '../kit/layout/page-query.tsx'
import { panelCall } from '../panel-call.ts'
import { operationQuery } from '../queries.ts'

/** A new region of a country. */
export default function AddRegionPage() {
  const { t } = useTranslation('admin')
  const { countryId = '' } = useParams()
  const [params] = useSearchParams()
  const query = useQuery(operationQuery('getCountry', { id: countryId }))
  return (
    <PageQuery query={query}>
      {(country) => (
        <NameForm
          key={params.get('again')}
          form={`region:add:${countryId}`}
          title={t('places.addRegion')}
          trail={[
            { label: t('sections.countries'), to: adminPaths.countries },
            { label: country.name, to: adminPaths.country(countryId) },
          ]}
          label={t('places.name')}
          others={country.regions}
          schema={regionOperations.addRegion.input}
          more={{ countryId }}
          save={(name, once) => panelCall('addRegion', { countryId, name }, once)}
          after={() => adminPaths.country(countryId)}
          addAgain={adminPaths.addRegion(countryId)}
        />
      )}
    </PageQuery>
  )
}

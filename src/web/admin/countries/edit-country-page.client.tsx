import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { countryOperations } from '#contract/countries.ts'
import { adminPaths } from '../admin-paths.ts'
import { NameForm } from '../kit/form/name-form.tsx'
import { PageQuery } from '../kit/layout/page-query.tsx'
import { panelCall } from '../panel-call.ts'
import { editingQuery, operationQuery } from '../queries.ts'

export default function EditCountryPage() {
  const { t } = useTranslation('admin')
  const others = useQuery(operationQuery('listCountries', {})).data?.list
  const { id = '' } = useParams()
  const query = useQuery(editingQuery('getCountry', { id }))
  return (
    <PageQuery query={query}>
      {(country) => (
        <NameForm
          key={id}
          form={`country:${id}`}
          title={t('places.editCountry')}
          trail={[
            { label: t('sections.countries'), to: adminPaths.countries },
            { label: country.name, to: adminPaths.country(id) },
          ]}
          label={t('places.name')}
          name={country.name}
          others={others}
          schema={countryOperations.editCountry.input}
          more={{ id }}
          save={(name) => panelCall('editCountry', { id, name })}
          after={adminPaths.country}
        />
      )}
    </PageQuery>
  )
}

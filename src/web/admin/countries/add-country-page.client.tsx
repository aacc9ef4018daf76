import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { countryOperations } from '#contract/countries.ts'
import { adminPaths } from '../admin-paths.ts'
import { NameForm } from '../kit/form/name-form.tsx'
import { panelCall } from '../panel-call.ts'
import { operationQuery } from '../queries.ts'

/** A new country, which leads on to its regions. */
export default function AddCountryPage() {
  const { t } = useTranslation('admin')
  const others = useQuery(operationQuery('listCountries', {})).data?.list
  const [params] = useSearchParams()
  return (
    <NameForm
      key={params.get('again')}
      form="country:add"
      title={t('places.addCountry')}
      trail={[{ label: t('sections.countries'), to: adminPaths.countries }]}
      label={t('places.name')}
      others={others}
      schema={countryOperations.addCountry.input}
      save={(name, once) => panelCall('addCountry', { name }, once)}
      after={adminPaths.country}
      addAgain={adminPaths.addCountry}
    />
  )
}

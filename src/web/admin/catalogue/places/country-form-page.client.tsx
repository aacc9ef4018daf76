import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useParams, useSearchParams } from 'react-router'
import { countryOperations } from '#contract/catalogue/places/countries.ts'
import { limits } from '#contract/base/limits.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { NameForm } from '#web/admin/kit/form/name-form.tsx'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { editingQuery, operationQuery } from '#web/admin/kit/api/queries.ts'

/** Edits the country that the address names, else adds one. */
export default function CountryFormPage() {
  const { id } = useParams()
  return id === undefined ? <Add /> : <Edit id={id} />
}

/** A new country, which leads on to its regions. */
function Add() {
  const t = usePanelTexts()
  const others = useQuery(operationQuery('listCountries', {})).data?.list
  const [params] = useSearchParams()
  return (
    <NameForm
      key={params.get('again')}
      form="country:add"
      title={t('placeForm.addCountry')}
      trail={[{ label: t('sections.countries'), to: adminPaths.countries }]}
      label={t('placeForm.name')}
      others={others}
      aliasesMax={limits.aliasesMax}
      schema={countryOperations.addCountry.input}
      save={(fields, once) => panelCall('addCountry', fields, once)}
      after={adminPaths.country}
      addAgain={adminPaths.addCountry}
    />
  )
}

function Edit({ id }: { id: string }) {
  const t = usePanelTexts()
  const others = useQuery(operationQuery('listCountries', {})).data?.list
  const query = useQuery(editingQuery('getCountry', { id }))
  return (
    <PageQuery query={query}>
      {(country) => (
        <NameForm
          key={id}
          form={`country:${id}`}
          title={t('placeForm.editCountry')}
          trail={[
            { label: t('sections.countries'), to: adminPaths.countries },
            { label: country.name, to: adminPaths.country(id) },
          ]}
          label={t('placeForm.name')}
          stored={country}
          others={others}
          aliasesMax={limits.aliasesMax}
          schema={countryOperations.editCountry.input}
          more={{ id }}
          save={(fields) => panelCall('editCountry', { id, ...fields })}
          after={adminPaths.country}
        />
      )}
    </PageQuery>
  )
}

import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useParams, useSearchParams } from 'react-router'
import { regionOperations } from '#contract/catalogue/places/regions.ts'
import { limits } from '#contract/base/limits.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { NameForm } from '#web/admin/kit/form/name-form.tsx'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { editingQuery, operationQuery } from '#web/admin/kit/api/queries.ts'

/** Edits the region that the address names, else adds one. */
export default function RegionFormPage() {
  const { regionId: id } = useParams()
  return id === undefined ? <Add /> : <Edit id={id} />
}

/** A new region of a country. */
function Add() {
  const t = usePanelTexts()
  const { countryId = '' } = useParams()
  const [params] = useSearchParams()
  const query = useQuery(operationQuery('getCountry', { id: countryId }))
  return (
    <PageQuery query={query}>
      {(country) => (
        <NameForm
          key={params.get('again')}
          form={`region:add:${countryId}`}
          title={t('placeForm.addRegion')}
          trail={[
            { label: t('sections.countries'), to: adminPaths.countries },
            { label: country.name, to: adminPaths.country(countryId) },
          ]}
          label={t('placeForm.name')}
          others={country.regions}
          aliasesMax={limits.aliasesMax}
          schema={regionOperations.addRegion.input}
          more={{ countryId }}
          save={(fields, once) => panelCall('addRegion', { countryId, ...fields }, once)}
          after={() => adminPaths.country(countryId)}
          addAgain={adminPaths.addRegion(countryId)}
        />
      )}
    </PageQuery>
  )
}

function Edit({ id }: { id: string }) {
  const t = usePanelTexts()
  const { countryId = '' } = useParams()
  const country = useQuery(operationQuery('getCountry', { id: countryId }))
  const query = useQuery(editingQuery('getRegion', { id }))
  return (
    <PageQuery query={query}>
      {(region) => (
        <NameForm
          key={id}
          form={`region:${id}`}
          title={t('placeForm.editRegion')}
          trail={[
            { label: t('sections.countries'), to: adminPaths.countries },
            { label: country.data?.name ?? '…', to: adminPaths.country(countryId) },
          ]}
          label={t('placeForm.name')}
          stored={region}
          others={country.data?.regions}
          aliasesMax={limits.aliasesMax}
          schema={regionOperations.editRegion.input}
          more={{ id }}
          save={(fields) => panelCall('editRegion', { id, ...fields })}
          after={() => adminPaths.country(countryId)}
        />
      )}
    </PageQuery>
  )
}

import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { NamedList } from '#web/admin/kit/list/columns/named-list.tsx'
import { AddLink } from '#web/admin/kit/layout/add-link.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** The countries, with how many regions each has. */
export default function CountriesPage() {
  const t = usePanelTexts()
  const query = useQuery(operationQuery('listCountries', {}))
  const regions = useQuery(operationQuery('listRegions', {})).data?.list ?? []
  const add = <AddLink to={adminPaths.addCountry} label={t('placeForm.addCountry')} />
  return (
    <PageFrame title={t('sections.countries')} actions={add}>
      <QueryView query={query}>
        {({ list }) => (
          <NamedList
            list="countries"
            label={t('sections.countries')}
            rows={list}
            nameHeader={t('placeForm.name')}
            pathOf={adminPaths.country}
            contents={{
              header: t('placeForm.regions'),
              countOf: ({ id }) => regions.filter(({ countryId }) => countryId === id).length,
              show: (count) => t('placeForm.regionCount', { count }),
            }}
            editPathOf={adminPaths.editCountry}
            remove={(id) => panelCall('deleteCountry', { id })}
            add={add}
          />
        )}
      </QueryView>
    </PageFrame>
  )
}

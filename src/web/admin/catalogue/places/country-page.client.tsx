import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useNavigate, useParams } from 'react-router'
import type { AnswerOf } from '#contract/index.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useDeletion } from '#web/admin/kit/dialog/use-deletion.tsx'
import { NamedList } from '#web/admin/kit/list/columns/named-list.tsx'
import { AddLink } from '#web/admin/kit/layout/add-link.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

type Country = AnswerOf<'getCountry'>

/** A country and its regions. */
export default function CountryPage() {
  const { countryId = '' } = useParams()
  const query = useQuery(operationQuery('getCountry', { id: countryId, adminPanel: true }))
  return <PageQuery query={query}>{(country) => <View country={country} />}</PageQuery>
}

function View({ country }: { country: Country }) {
  const t = usePanelTexts()
  const navigate = useNavigate()
  const askToDelete = useDeletion()
  const { id, name } = country
  const add = <AddLink to={adminPaths.addRegion(id)} label={t('placeForm.addRegion')} />
  const erase = () =>
    askToDelete({
      name,
      remove: () => panelCall('deleteCountry', { id }),
      onDone: () => void navigate(adminPaths.countries, { replace: true }),
    })
  return (
    <PageFrame
      title={name}
      trail={[{ label: t('sections.countries'), to: adminPaths.countries }]}
      actions={
        <>
          <Button
            variant="default"
            c="var(--danger)"
            onClick={erase}
            leftSection={<IconTrash size={18} stroke={1.6} />}
          >
            {t('item.delete')}
          </Button>
          <Button
            component={Link}
            to={adminPaths.editCountry(id)}
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.6} />}
          >
            {t('item.edit')}
          </Button>
          {add}
        </>
      }
    >
      <NamedList
        list="regions"
        label={t('placeForm.regions')}
        rows={country.regions}
        nameHeader={t('form.region')}
        pathOf={(region) => adminPaths.editRegion(id, region)}
        contents={{
          header: t('sections.destinations'),
          countOf: ({ destinations = 0 }) => destinations,
          show: (count, region) => (
            <Link to={`${adminPaths.list('destination')}?region=${region}`}>
              {t('placeForm.destinationCount', { count })}
            </Link>
          ),
        }}
        editPathOf={(region) => adminPaths.editRegion(id, region)}
        remove={(region) => panelCall('deleteRegion', { id: region })}
        add={add}
      />
    </PageFrame>
  )
}

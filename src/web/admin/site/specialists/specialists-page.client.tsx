import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { NamedListPage } from '#web/admin/kit/list/named-list-page.tsx'
import { ShownSwitch } from '#web/admin/kit/list/columns/shown-switch.tsx'

/** The people of the office whom travellers see. */
export default function SpecialistsPage() {
  const t = usePanelTexts()
  return (
    <NamedListPage
      list="specialists"
      title={t('sections.specialists')}
      query={useQuery(operationQuery('listSpecialists', { adminPanel: true }))}
      texts={{
        add: t('specialistForm.add'),
        none: t('specialistForm.none'),
        noneText: t('specialistForm.noneText'),
        name: t('specialistForm.name'),
      }}
      addTo={adminPaths.addSpecialist}
      editTo={adminPaths.editSpecialist}
      remove={(id) => panelCall('deleteSpecialist', { id })}
      column={{
        id: 'status',
        header: t('specialistForm.shown'),
        enableSorting: false,
        cell: ({ row: { original } }) => {
          const { id, name, status = false } = original
          return (
            <ShownSwitch
              id={id}
              operation="toggleSpecialistStatus"
              status={status}
              label={t('specialistForm.show', { name })}
              toggle={() => panelCall('toggleSpecialistStatus', { id })}
            />
          )
        },
      }}
    />
  )
}

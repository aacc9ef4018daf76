import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { NamedListPage } from '#web/admin/kit/list/named-list-page.tsx'

/** Sets of terms that proposals begin with. */
export default function TermSetsPage() {
  const t = usePanelTexts()
  return (
    <NamedListPage
      list="termSets"
      title={t('sections.termSets')}
      query={useQuery(operationQuery('listTermSets', {}))}
      texts={{
        add: t('termSetForm.add'),
        none: t('termSetForm.none'),
        noneText: t('termSetForm.noneText'),
        name: t('termSetForm.name'),
        changed: t('termSetForm.changed'),
      }}
      addTo={adminPaths.addTermSet}
      editTo={adminPaths.editTermSet}
      remove={(id) => panelCall('deleteTermSet', { id })}
      column={{
        id: 'default',
        header: t('termSetForm.isDefault'),
        enableSorting: false,
        cell: ({ row: { original } }) => (original.isDefault ? t('termSetForm.yes') : ''),
      }}
    />
  )
}

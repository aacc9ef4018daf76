import { useQuery } from '@tanstack/react-query'
import { languages } from '#contract/base/languages/languages.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { NamedListPage } from '#web/admin/kit/list/named-list-page.tsx'

/** Templates of answers, for the inbox. */
export default function TemplatesPage() {
  const t = usePanelTexts()
  return (
    <NamedListPage
      list="templates"
      title={t('sections.templates')}
      query={useQuery(operationQuery('listTemplates', {}))}
      texts={{
        add: t('templateForm.add'),
        none: t('templateForm.none'),
        noneText: t('templateForm.noneText'),
        name: t('templateForm.name'),
        changed: t('templateForm.changed'),
      }}
      addTo={adminPaths.addTemplate}
      editTo={adminPaths.editTemplate}
      remove={(id) => panelCall('deleteTemplate', { id })}
      column={{
        id: 'languages',
        header: t('list.languages'),
        enableSorting: false,
        cell: ({ row: { original } }) =>
          languages
            .filter((lang) => original.texts[lang])
            .map((lang) => lang.toUpperCase())
            .join(' · '),
      }}
    />
  )
}

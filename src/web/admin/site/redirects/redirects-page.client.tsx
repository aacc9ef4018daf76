import { Button } from '@mantine/core'
import { IconPlus, IconTableImport } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { redirectOperations } from '#contract/site/redirects/redirects.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { ExportMenu } from '#web/admin/kit/list/export-menu.tsx'
import { PagedList } from '#web/admin/kit/list/paged-list.tsx'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { DeadAddresses } from './dead-addresses.tsx'
import { useRedirectColumns } from './redirect-columns.tsx'
import { RedirectDialog, type RedirectDraft } from './redirect-dialog.tsx'

/** Redirects of former addresses, and the addresses that still lack one. */
export default function RedirectsPage() {
  const t = usePanelTexts()
  const [draft, setDraft] = useState<RedirectDraft>()
  const page = useListPage('listRedirects', redirectOperations.listRedirects.input, {
    wanted: () => ({}),
  })
  const columns = useRedirectColumns(setDraft)
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setDraft({})}>
      {t('redirectForm.add')}
    </Button>
  )
  return (
    <PageFrame
      title={t('sections.redirects')}
      actions={
        <>
          <ExportMenu
            label={t('redirectForm.exportLabel')}
            formatNames={{ csv: t('redirectForm.csv'), xlsx: t('redirectForm.xlsx') }}
            ask={(format) => panelCall('exportRedirects', { format })}
          />
          <Button
            component={Link}
            to={adminPaths.importRedirects}
            variant="default"
            leftSection={<IconTableImport size={18} stroke={1.6} />}
          >
            {t('redirectForm.importLink')}
          </Button>
          {add}
        </>
      }
    >
      <PagedList
        list="redirects"
        label={t('sections.redirects')}
        searchLabel={t('redirectForm.search')}
        page={page}
        columns={columns}
        empty={{ title: t('redirectForm.none'), text: t('redirectForm.noneText') }}
        add={add}
      />
      <DeadAddresses onMake={setDraft} state={page.state} change={page.change} />
      <RedirectDialog draft={draft} onClose={() => setDraft(undefined)} />
    </PageFrame>
  )
}

import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { ExportMenu } from '#web/admin/kit/list/export-menu.tsx'
import type { ListState } from '#web/admin/kit/list/list-state.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { exportParams } from './inbox-params.ts'

/** All quotes that the filters leave, as a file. */
export function QuotesExport({ state }: { state: ListState }) {
  const t = usePanelTexts()
  return (
    <ExportMenu
      label={t('inbox.export')}
      formatNames={{ csv: t('inbox.exportCsv'), xlsx: t('inbox.exportXlsx') }}
      ask={(format) => panelCall('exportQuotes', exportParams(state, format))}
    />
  )
}

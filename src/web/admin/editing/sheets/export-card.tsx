import { useMay } from '#web/admin/kit/api/duties.tsx'
import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import { sheetFormats } from '#contract/editing/transfer.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { saveFile } from '#web/shared/api/save-file.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

/** All items of a kind as a file, and all users. */
export function ExportCard({ kind }: { kind: Kind }) {
  const t = usePanelTexts()
  const may = useMay()
  const showFailure = useFailureToast()
  const [busy, setBusy] = useState<string>()
  const download = async (what: string, ask: () => Promise<File>) => {
    setBusy(what)
    try {
      saveFile(await ask())
    } catch (failure) {
      showFailure(failure)
    }
    setBusy(undefined)
  }
  const icon = <IconDownload size={18} stroke={1.6} aria-hidden />
  return (
    <Card title={t('sheets.exportTitle')} hint={t('sheets.exportHint')}>
      <Group gap="sm">
        {sheetFormats.map((format) => (
          <Button
            key={format}
            variant="default"
            loading={busy === format}
            disabled={busy !== undefined}
            leftSection={icon}
            onClick={() =>
              void download(format, () => panelCall('exportCatalogue', { kind, format }))
            }
          >
            {t(`sheets.format.${format}`)}
          </Button>
        ))}
        {may('privacy') && (
          <Button
            variant="subtle"
            loading={busy === 'users'}
            disabled={busy !== undefined}
            leftSection={icon}
            onClick={() => void download('users', () => panelCall('exportUsers', {}))}
          >
            {t('sheets.exportUsers')}
          </Button>
        )}
      </Group>
    </Card>
  )
}

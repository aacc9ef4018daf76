import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureToast } from '../../kit/layout/failure-text.ts'
import type { ListState } from '../../kit/list/list-state.ts'
import { saveFile } from '../../kit/save-file.ts'
import { panelCall } from '../../panel-call.ts'
import { exportWishes } from './desk-wishes.ts'

/** All requests that the filters leave, as a file. */
export function ExportMenu({ state }: { state: ListState }) {
  const { t } = useTranslation('admin')
  const showFailure = useFailureToast()
  const [busy, setBusy] = useState(false)
  const download = async (format: 'csv' | 'xlsx') => {
    setBusy(true)
    try {
      saveFile(await panelCall('exportQuotes', exportWishes(state, format)))
    } catch (failure) {
      showFailure(failure)
    }
    setBusy(false)
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={18} stroke={1.6} />}
        >
          {t('desk.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void download('csv')}>{t('desk.exportCsv')}</Menu.Item>
        <Menu.Item onClick={() => void download('xlsx')}>{t('desk.exportXlsx')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

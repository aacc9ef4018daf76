import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { saveFile } from '#web/shared/api/save-file.ts'
import { useFailureToast } from '../layout/text/failure-text.ts'

const formats = ['xlsx', 'csv'] as const

type Format = (typeof formats)[number]

interface ExportMenuProps {
  label: string
  formatNames: Record<Format, string>
  /** Asks for the file. */
  ask: (format: Format) => Promise<File>
}

/** All that a list's filters leave, as a file in one of the formats. */
export function ExportMenu({ label, formatNames, ask }: ExportMenuProps) {
  const showFailure = useFailureToast()
  const [busy, setBusy] = useState(false)
  const download = async (format: Format) => {
    setBusy(true)
    try {
      saveFile(await ask(format))
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
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => void download(format)}>
            {formatNames[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import { type BulkAction, bulkActionsOf, bulkMax } from '#contract/editing/bulk.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import type { Selection } from '#web/admin/kit/list/use-selection.ts'
import { saveFile } from '#web/shared/api/save-file.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import styles from './bulk-bar.module.css'
import { BulkModal } from './bulk-modal.tsx'

interface BulkBarProps {
  kind: Kind
  selection: Selection
  page: {
    query: { data?: { list: { id: string }[]; total: number } | undefined }
    /** The payload that requested the list. */
    payload: object
  }
}

/** Actions on the chosen rows; there once a row is chosen. */
export function BulkBar({ kind, selection, page }: BulkBarProps) {
  const t = usePanelTexts()
  const showFailure = useFailureToast()
  const [action, setAction] = useState<BulkAction>()
  const [busy, setBusy] = useState(false)
  const { chosen, choose, clear } = selection
  const shown = page.query.data?.list.map(({ id }) => id) ?? []
  const total = page.query.data?.total ?? 0
  if (chosen.size === 0) return null

  const working = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch(showFailure)
    setBusy(false)
  }
  const chooseAll = () =>
    working(async () => {
      const everything = { ...page.payload, limit: undefined, offset: undefined, adminPanel: true }
      const { list } = await panelCall(operationsOfKind[kind].list, everything)
      choose(list.map(({ id }) => id))
    })
  const download = () =>
    working(async () => saveFile(await panelCall('exportCatalogue', { kind, ids: [...chosen] })))

  return (
    <div className={styles.bar} role="region" aria-label={t('bulk.bar')}>
      <span className={styles.count} role="status">
        {t('bulk.chosen', { count: chosen.size })}
      </span>
      {shown.some((id) => !chosen.has(id)) && (
        <Button variant="subtle" size="sm" onClick={() => choose(shown)}>
          {t('bulk.choosePage', { count: shown.length })}
        </Button>
      )}
      {total > shown.length && chosen.size < total && (
        <Button variant="subtle" size="sm" loading={busy} onClick={() => void chooseAll()}>
          {t('bulk.chooseAll', { count: total })}
        </Button>
      )}
      <Button variant="subtle" size="sm" onClick={clear}>
        {t('bulk.clear')}
      </Button>
      <div className={styles.actions}>
        {chosen.size <= bulkMax && (
          <Button
            variant="default"
            size="sm"
            loading={busy}
            leftSection={<IconDownload size={17} stroke={1.6} aria-hidden />}
            onClick={() => void download()}
          >
            {t('bulk.export')}
          </Button>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <Button size="sm" rightSection={<IconChevronDown size={16} aria-hidden />}>
              {t('bulk.actions')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {bulkActionsOf(kind).map((each) => (
              <Menu.Item
                key={each}
                {...(each === 'delete' && { color: 'var(--danger)' })}
                onClick={() => setAction(each)}
              >
                {t(`bulk.action.${each}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      {action && (
        <BulkModal
          kind={kind}
          action={action}
          ids={[...chosen]}
          onClose={() => setAction(undefined)}
          onDone={clear}
        />
      )}
    </div>
  )
}

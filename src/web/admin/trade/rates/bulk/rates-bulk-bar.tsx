import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { limits } from '#contract/base/limits.ts'
import type { ListedRate } from '#contract/trade/rates/rate-fields.ts'
import { type RateAction, rateActions } from '#contract/trade/rates/bulk-rates.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Selection } from '#web/admin/kit/list/use-selection.ts'
import styles from '#web/admin/editing/bulk/bulk-bar.module.css'
import { RatesBulkDialog } from './rates-bulk-dialog.tsx'

interface RatesBulkBarProps {
  selection: Selection
  page: {
    query: { data?: { list: ListedRate[]; total: number } | undefined }
    /** The payload that requested the list. */
    payload: object
  }
}

/** Actions on the chosen rates; there once one is chosen. */
export function RatesBulkBar({ selection, page }: RatesBulkBarProps) {
  const t = usePanelTexts()
  const showFailure = useFailureToast()
  const [action, setAction] = useState<RateAction>()
  const { chosen, choose, clear } = selection
  const total = page.query.data?.total ?? 0
  if (chosen.size === 0) return null
  const chooseAll = async () => {
    const everything = { ...page.payload, offset: 0, limit: limits.bulkRatesMax }
    const { list } = await panelCall('listRates', everything)
    choose(list.map(({ id }) => id))
  }
  return (
    <div className={styles.bar} role="region" aria-label={t('bulk.bar')}>
      <span className={styles.count} role="status">
        {t('bulk.chosen', { count: chosen.size })}
      </span>
      {chosen.size < total && total <= limits.bulkRatesMax && (
        <Button variant="subtle" size="sm" onClick={() => void chooseAll().catch(showFailure)}>
          {t('bulk.chooseAll', { count: total })}
        </Button>
      )}
      <Button variant="subtle" size="sm" onClick={clear}>
        {t('bulk.clear')}
      </Button>
      <div className={styles.actions}>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button size="sm" rightSection={<IconChevronDown size={16} aria-hidden />}>
              {t('bulk.actions')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rateActions.map((each) => (
              <Menu.Item
                key={each}
                {...(each === 'delete' && { color: 'var(--danger)' })}
                onClick={() => setAction(each)}
              >
                {t(`rateForm.bulk.${each}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      {action && (
        <RatesBulkDialog
          action={action}
          ids={[...chosen]}
          onClose={() => setAction(undefined)}
          onDone={clear}
        />
      )}
    </div>
  )
}

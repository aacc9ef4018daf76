import { Alert, Button, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { type RowAction, rowActions } from '#contract/editing/transfer.ts'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'
import { saveFile } from '#web/shared/api/save-file.ts'
import type { ColumnChoices } from '../column-choices.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { resultFile } from './result-file.ts'
import { RowOutcome } from './row-outcome.tsx'
import styles from '../sheets.module.css'
import type { ImportStatus } from '../use-import.ts'

const rowsAtOnce = 50

interface ImportReportProps {
  /** Name of the file with the result. */
  resultName: string
  status: ImportStatus
  isBusy: boolean
  /** Reads the sheet again with chosen columns. */
  onChoose: (choices: ColumnChoices) => void
}

/** Shows the outcome of each row, expected or final. */
export function ImportReportView(props: ImportReportProps) {
  const { resultName, status, isBusy, onChoose } = props
  const t = usePanelTexts()
  const { rows, counts } = status.report
  const { cleared, ...actions } = counts
  const first = rowActions.toReversed().find((action) => counts[action] > 0) ?? 'add'
  const [shown, setShown] = useState<RowAction>(first)
  const [length, setLength] = useState(rowsAtOnce)
  const chosen = rows.filter(({ action }) => action === shown)
  return (
    <div className={styles.report}>
      <p role="status">
        {t(status.isDone ? 'sheets.done' : 'sheets.would', actions)}
        {status.stopped && ` ${t('sheets.stopped', { count: rows.length })}`}
      </p>
      <ColumnMapping
        key={JSON.stringify(status.report.columns)}
        report={status.report}
        isBusy={isBusy}
        onChoose={status.isDone ? undefined : onChoose}
      />
      {Object.keys(cleared).length > 0 && !status.isDone && (
        <Alert color="wine">
          {t('sheets.clears', {
            fields: Object.entries(cleared)
              .map(([field, count]) => `${field} (${count})`)
              .join(', '),
          })}
        </Alert>
      )}
      <SegmentedControl
        aria-label={t('sheets.rows')}
        value={shown}
        onChange={(value) => {
          setShown(value)
          setLength(rowsAtOnce)
        }}
        data={rowActions.map((action) => ({
          value: action,
          label: `${t(`sheets.action.${action}`)} (${counts[action]})`,
        }))}
      />
      {chosen.length > 0 && (
        // Wide or long tables scroll, by keyboard too.
        <div className={styles.frame} tabIndex={0} role="region" aria-label={t('sheets.rows')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('sheets.row')}</th>
                <th scope="col">{t('sheets.externalId')}</th>
                <th scope="col">{t('sheets.cells')}</th>
              </tr>
            </thead>
            <tbody>
              {chosen.slice(0, length).map((row) => (
                <tr key={row.row}>
                  <td>{row.row}</td>
                  <td>{row.externalId}</td>
                  <td>
                    <RowOutcome row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.buttons}>
        {chosen.length > length && (
          <Button variant="subtle" onClick={() => setLength(length + rowsAtOnce)}>
            {t('sheets.more', { count: chosen.length - length })}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          onClick={() =>
            saveFile(resultFile(resultName, rows, (text) => translateMessage(t, text)))
          }
        >
          {t('sheets.result')}
        </Button>
      </div>
    </div>
  )
}

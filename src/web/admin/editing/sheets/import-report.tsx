import { Alert, Button, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RowAction, rowActions } from '#contract/editing/transfer.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'
import { saveFile } from '#web/shared/api/save-file.ts'
import { resultFile } from './result-file.ts'
import styles from './sheets.module.css'
import type { ImportStatus } from './use-import.ts'

const rowsAtOnce = 50

/** More columns than these are shown when somebody asks. */
const columnsInSight = 24

interface ImportReportProps {
  /** Name of the file with the result. */
  resultName: string
  status: ImportStatus
}

/** Shows the outcome of each row, expected or final. */
export function ImportReportView({ resultName, status }: ImportReportProps) {
  const { t } = useTranslation('admin')
  const { t: tMessages } = useTranslation()
  const { rows, counts, columns } = status.report
  const first = rowActions.toReversed().find((action) => counts[action] > 0) ?? 'add'
  const [shown, setShown] = useState<RowAction>(first)
  const [length, setLength] = useState(rowsAtOnce)
  const issuesOf = ({ issues }: (typeof rows)[number]) =>
    issues.filter(({ message }) => message !== sheetMessages.unknownColumn)
  const unknown = new Set(
    rows.flatMap(({ issues }) =>
      issues
        .filter(({ message }) => message === sheetMessages.unknownColumn)
        .map(({ path }) => path),
    ),
  )
  const chosen = rows.filter(({ action }) => action === shown)
  return (
    <div className={styles.report}>
      <p role="status">
        {t(status.isDone ? 'sheets.done' : 'sheets.would', counts)}
        {status.stopped && ` ${t('sheets.stopped', { count: rows.length })}`}
      </p>
      {columns.length > 0 && (
        <details
          className={styles.columns}
          open={!status.isDone && columns.length <= columnsInSight}
        >
          <summary>{t('sheets.columns', { count: columns.length })}</summary>
          <p>
            {columns.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </p>
        </details>
      )}
      {unknown.size > 0 && (
        <Alert color="ochre" title={t('sheets.unknownColumns')}>
          {[...unknown].join(', ')}
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
                    {issuesOf(row).map(({ path, message }, place) => (
                      <div key={place}>
                        {path !== '' && <code>{path}</code>} {translateMessage(tMessages, message)}
                      </div>
                    ))}
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
            saveFile(resultFile(resultName, rows, (text) => translateMessage(tMessages, text)))
          }
        >
          {t('sheets.result')}
        </Button>
      </div>
    </div>
  )
}

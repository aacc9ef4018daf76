import { Alert, Button, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kind } from '#contract/catalogue/kinds.ts'
import { type RowAction, rowActions } from '#contract/editing/transfer.ts'
import { messages } from '#contract/messages.ts'
import { translateMessage } from '../../i18n/translate-message.ts'
import { saveFile } from '../kit/save-file.ts'
import { resultFile } from './result-file.ts'
import styles from './sheets.module.css'
import type { Told } from './use-import.ts'

const rowsAtOnce = 50

/** What would become, or has become, of each row. */
export function ImportReportView({ kind, told }: { kind: Kind; told: Told }) {
  const { t } = useTranslation('admin')
  const { t: tMessages } = useTranslation()
  const { rows, counts } = told.report
  const first = rowActions.toReversed().find((action) => counts[action] > 0) ?? 'add'
  const [shown, setShown] = useState<RowAction>(first)
  const [length, setLength] = useState(rowsAtOnce)
  const issuesOf = ({ issues }: (typeof rows)[number]) =>
    issues.filter(({ message }) => message !== messages.unknownColumn)
  const unknown = new Set(
    rows.flatMap(({ issues }) =>
      issues.filter(({ message }) => message === messages.unknownColumn).map(({ path }) => path),
    ),
  )
  const chosen = rows.filter(({ action }) => action === shown)
  return (
    <div className={styles.report}>
      <p role="status">
        {t(told.isDone ? 'sheets.done' : 'sheets.would', counts)}
        {told.stopped && ` ${t('sheets.stopped', { count: rows.length })}`}
      </p>
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
            saveFile(resultFile(kind, rows, (text) => translateMessage(tMessages, text)))
          }
        >
          {t('sheets.result')}
        </Button>
      </div>
    </div>
  )
}

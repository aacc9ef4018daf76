import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import type { ImportReport } from '#contract/editing/transfer.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { ColumnChoices } from '../column-choices.ts'
import styles from '../sheets.module.css'
import { useColumnName } from './use-column-name.ts'

/** More columns than these are shown when somebody asks. */
const columnsInSight = 12

interface ColumnMappingProps {
  report: ImportReport
  isBusy: boolean
  /** Reads the sheet again with the chosen columns; left out once it is imported. */
  onChoose?: ((choices: ColumnChoices) => void) | undefined
}

/** Shows what each header of a sheet was understood as, and lets somebody choose otherwise. */
export function ColumnMapping({ report, isBusy, onChoose }: ColumnMappingProps) {
  const t = usePanelTexts()
  const columnName = useColumnName()
  const { columns, fields, sheet, headerRow } = report
  const [choices, setChoices] = useState<ColumnChoices>({})
  const headers = Object.keys(columns)
  const meaningOf = (header: string) =>
    Object.hasOwn(choices, header) ? (choices[header] ?? null) : (columns[header] ?? null)
  const nameOf = (field: string | null) =>
    field === null ? t('sheets.notImported') : columnName(field)
  const taken = new Set(headers.map(meaningOf))
  const known = headers.filter((header) => meaningOf(header) !== null)
  const isOpen = headers.length <= columnsInSight || known.length < headers.length
  return (
    <details className={styles.columns} open={onChoose !== undefined && isOpen}>
      <summary>{t('sheets.columns', { count: known.length, total: headers.length })}</summary>
      <p>
        {sheet === null
          ? t('sheets.headerRead', { row: headerRow })
          : t('sheets.sheetRead', { sheet, row: headerRow })}
      </p>
      <div className={styles.frame} tabIndex={0} role="region" aria-label={t('sheets.header')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('sheets.header')}</th>
              <th scope="col">{t('sheets.meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {headers.map((header) => (
              <tr key={header}>
                <th scope="row">{header}</th>
                <td>
                  {onChoose ? (
                    <Select
                      aria-label={header}
                      placeholder={t('sheets.notImported')}
                      value={meaningOf(header)}
                      data={fields
                        .filter((field) => field === meaningOf(header) || !taken.has(field))
                        .map((value) => ({ value, label: nameOf(value) }))}
                      searchable
                      clearable
                      size="xs"
                      comboboxProps={{ keepMounted: false }}
                      onChange={(field) => setChoices({ ...choices, [header]: field })}
                    />
                  ) : (
                    nameOf(meaningOf(header))
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {onChoose && Object.keys(choices).length > 0 && (
        <Button
          variant="default"
          mt="xs"
          loading={isBusy}
          onClick={() => onChoose({ ...columns, ...choices })}
        >
          {t('sheets.reread')}
        </Button>
      )}
    </details>
  )
}

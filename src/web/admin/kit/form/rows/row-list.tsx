import { Button, Fieldset } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { Rows } from './rows.tsx'
import styles from './rows.module.css'
import { moved, useRowKeys } from './use-row-keys.ts'
import { type Errors, errorsBelow, type WholeField } from '../fields/whole-field.ts'

/** Props of a row's fields. */
export interface RowFields<Row> {
  row: Row
  onChange: (row: Row) => void
  /** Errors by path below the row. */
  errors: Errors
  index: number
}

interface RowListProps<Row> extends WholeField<Row[]> {
  label: string
  hint?: ReactNode
  max: number
  addLabel: string
  /** Makes the row to add; undefined while there is nothing to add. */
  blank: (() => Row) | undefined
  nameOf: (row: Row, index: number) => string
  /** Whether the order is the editor's own. */
  ordered?: boolean
  children: (fields: RowFields<Row>) => ReactNode
}

/** A short list whose entries have fields: they are added, put in order and removed. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { label, hint, max, addLabel, blank, nameOf, ordered = true } = props
  const { value, onChange, errors, children } = props
  const t = usePanelTexts()
  const rowKeys = useRowKeys(value.length)
  const own = errors['']
  return (
    <Fieldset legend={label} variant="unstyled">
      {hint && <p className={styles.count}>{hint}</p>}
      <Rows
        keys={rowKeys.keys}
        nameOf={(index) => {
          const row = value[index]
          return row === undefined ? '' : nameOf(row, index)
        }}
        {...(ordered && {
          onMove: (from: number, to: number) => {
            rowKeys.move(from, to)
            onChange(moved(value, from, to))
          },
        })}
        onRemove={(index) => {
          rowKeys.remove(index)
          onChange(value.toSpliced(index, 1))
        }}
      >
        {(index) => {
          const row = value[index]
          if (row === undefined) return null
          return children({
            row,
            index,
            onChange: (changed) => onChange(value.with(index, changed)),
            errors: errorsBelow(errors, String(index)),
          })
        }}
      </Rows>
      {own && (
        <p className={styles.error} role="alert">
          {own}
        </p>
      )}
      <div className={styles.foot}>
        {value.length < max && (
          <Button
            variant="default"
            size="compact-sm"
            data-focus-fallback
            disabled={!blank}
            leftSection={<IconPlus size={16} stroke={1.6} />}
            onClick={() => {
              if (!blank) return
              rowKeys.insert(value.length)
              onChange([...value, blank()])
            }}
          >
            {addLabel}
          </Button>
        )}
        <span className={styles.count}>{t('form.countOf', { count: value.length, max })}</span>
      </div>
    </Fieldset>
  )
}

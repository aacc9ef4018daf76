import type { ReactNode } from 'react'
import styles from './proposal-table.module.css'

interface Row {
  label: ReactNode
  /** Said small, below the label. */
  notes?: readonly (string | null | undefined)[]
  value: ReactNode
}

interface ProposalTableProps {
  /** Name of the table, for those who do not see its heading above it. */
  name: string
  columns: [label: string, value: string]
  rows: readonly Row[]
  /** At the foot, written large. */
  sums?: readonly Row[]
  /** The language of labels and notes, where it is not the page's. */
  lang?: string | undefined
}

/** Table of items and amounts: two columns, which fit any paper and any screen. */
export function ProposalTable({ name, columns, rows, sums = [], lang }: ProposalTableProps) {
  return (
    <table className={styles.table} aria-label={name}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            <th scope="row" lang={lang}>
              {row.label}
              {row.notes?.map((note) => note && <small key={note}>{note}</small>)}
            </th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
      {sums.length > 0 && (
        <tfoot>
          {sums.map((row, place) => (
            <tr key={place}>
              <th scope="row">{row.label}</th>
              <td>{row.value}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  )
}

import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { minorDigits } from '#contract/base/money/money-text.ts'
import { figureCounts, type Figures, type FigureGrouping } from '#contract/quotes/figures.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { NamedRow } from './chart-rows.ts'
import { amountIn } from './figure-numbers.ts'
import styles from './figures.module.css'
import { type LinkedState, linkedStates } from './quotes-behind.ts'
import { useCountText } from './use-count-text.ts'

interface TableProps {
  rows: readonly NamedRow[]
  totals: Figures
  by: FigureGrouping
  /** Address of the requests behind a number; of the whole span for null. */
  linkOf: (row: NamedRow | null, state?: LinkedState) => string
}

/** Counts by group. */
export function RequestsTable(props: TableProps) {
  const t = usePanelTexts()
  const textOf = useCountText()
  return (
    <FigureTable
      {...props}
      title={t('figures.requestsTitle')}
      columns={figureCounts.map((column) => ({
        name: column,
        header: t(`figures.columns.${column}`),
        textOf: (figures) => (figures[column] ? textOf(figures, column) : null),
        state: linkedStates.find((state) => state === column),
        ...(column === 'medianAnswerHours' && { hint: t('figures.medianHint') }),
      }))}
    />
  )
}

/** Money by group, a column for each currency. */
export function MoneyTable(props: TableProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const { rows, totals } = props
  const columns = (['value', 'commission'] as const).flatMap((field) =>
    totals[field].map(({ currency }): Column => {
      const scale = 10 ** minorDigits(currency)
      const amountOf = (figures: Figures) => amountIn(figures[field], currency) / scale
      // One amount with cents gives cents to all of its column.
      const isWhole = rows.every((row) => Number.isInteger(amountOf(row)))
      const digits = isWhole ? 0 : minorDigits(currency)
      const numbers = new Intl.NumberFormat(language, {
        useGrouping: 'always',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      return {
        name: `${field} ${currency}`,
        header: `${t(`figures.columns.${field}`)}, ${currency}`,
        textOf: (figures) => (amountOf(figures) > 0 ? numbers.format(amountOf(figures)) : null),
      }
    }),
  )
  const withMoney = rows.filter(({ value }) => value.length > 0)
  return (
    <FigureTable {...props} rows={withMoney} title={t('figures.moneyTitle')} columns={columns} />
  )
}

interface Column {
  name: string
  header: string
  hint?: string
  /** Null for nothing, which leads nowhere. */
  textOf: (figures: Figures) => string | null
  state?: LinkedState | undefined
}

/** Rows that a table has before it is asked for the rest. */
const shownAtFirst = 50

function FigureTable(props: TableProps & { title: string; columns: readonly Column[] }) {
  const { rows, totals, by, linkOf, title, columns } = props
  const t = usePanelTexts()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst)
  const left = rows.length - shown.length
  const cells = (figures: Figures, label: string, row: NamedRow | null): ReactNode =>
    columns.map(({ name, header, textOf, state }) => {
      const value = textOf(figures)
      if (value === null) return <td key={name}>–</td>
      return (
        <td key={name}>
          <Link
            to={linkOf(row, state)}
            aria-label={t('figures.linksTo', { name: label, column: header, value })}
          >
            {value}
          </Link>
        </td>
      )
    })
  const label = t('figures.tableOf', { title })
  return (
    <div className={styles.tablePart}>
      <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t(`figures.groupings.${by}`)}</th>
              {columns.map(({ name, header, hint }) => (
                <th key={name} scope="col" title={hint}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                {cells(row, row.label, row)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('figures.totals')}</th>
              {cells(totals, t('figures.totals'), null)}
            </tr>
          </tfoot>
        </table>
      </div>
      {left > 0 && (
        <Button variant="subtle" size="compact-md" onClick={() => setWhole(true)}>
          {t('figures.allRows', { count: left })}
        </Button>
      )}
    </div>
  )
}

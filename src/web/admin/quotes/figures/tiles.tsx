import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Money, moneyText } from '#contract/base/money/money-text.ts'
import { figureCounts, type Figures } from '#contract/quotes/figures.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { type CountColumn } from './figure-numbers.ts'
import styles from './figures.module.css'
import { linkedStates, type LinkedState } from './quotes-behind.ts'
import { useCountText } from './use-count-text.ts'

interface TilesProps {
  totals: Figures
  earlier: Figures | undefined
  linkOf: (state?: LinkedState) => string
}

/** Counts that tiles tell as a share of all requests, too. */
const shares: readonly CountColumn[] = ['answered', 'won', 'lost', 'open']

/** The totals of a span, each beside that of the span before. */
export function Tiles({ totals, earlier, linkOf }: TilesProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const textOf = useCountText()
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const inMoney = (sums: readonly Money[]) =>
    sums.length === 0 ? '–' : sums.map((each) => moneyText(each, language)).join(' · ')
  const share = (count: number) =>
    t('figures.share', { percent: percent.format(count / totals.requests) })
  return (
    <ul className={styles.tiles}>
      {figureCounts.map((column) => (
        <Tile
          key={column}
          label={t(`figures.columns.${column}`)}
          value={textOf(totals, column)}
          to={linkOf(linkedStates.find((state) => state === column))}
          before={earlier && textOf(earlier, column)}
        >
          {column === 'medianAnswerHours' && t('figures.median')}
          {shares.includes(column) && share(Number(totals[column]))}
        </Tile>
      ))}
      {(['value', 'commission'] as const).map((field) => (
        <Tile
          key={field}
          label={t(`figures.columns.${field}`)}
          value={inMoney(totals[field])}
          to={linkOf()}
          before={earlier && inMoney(earlier[field])}
          isWide
        />
      ))}
    </ul>
  )
}

interface TileProps {
  label: string
  value: string
  to: string
  /** The same of the span before; undefined until it is read. */
  before: string | undefined
  isWide?: boolean
  children?: ReactNode
}

function Tile({ label, value, to, before, isWide, children }: TileProps) {
  const t = usePanelTexts()
  return (
    <li className={styles.tile} data-wide={isWide}>
      <Link to={to}>
        <span className={styles.label}>{label}</span> <strong>{value}</strong>
      </Link>
      <span className={styles.small}>{children}</span>
      {/* Its place is kept until it is known. */}
      <span className={styles.small}>
        {before === undefined ? '\u00a0' : t('figures.before', { value: before })}
      </span>
    </li>
  )
}

import '@mantine/charts/styles.css'
import { BarChart, type BarChartProps } from '@mantine/charts'
import { useMediaQuery } from '@mantine/hooks'
import { useId } from 'react'
import { minorDigits } from '#contract/base/money/money-text.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { Bar } from './chart-rows.ts'
import { amountIn, type BarPart, barParts, partsOf } from './figure-numbers.ts'
import styles from './figures.module.css'

interface ChartProps {
  bars: readonly Bar[]
  /** Whether bars stand for months, side by side; others lie below each other. */
  isInTime: boolean
}

/** Told apart without colour, too: two are plain and far from each other in lightness, one is hatched, one is pale. */
const colors: Record<BarPart, string> = {
  won: 'var(--action)',
  open: 'var(--ochre)',
  lost: 'var(--ink-soft)',
  archived: 'var(--line)',
}

/** Requests by what became of them; the table beside it says the same in words. */
export function RequestsChart({ bars, isInTime }: ChartProps) {
  const t = usePanelTexts()
  const hatch = useId()
  const fillOf = (part: BarPart) => (part === 'lost' ? `url(#${hatch})` : colors[part])
  const data = bars.map((bar) => ({ label: bar.label, ...partsOf(bar) }))
  return (
    <div className={styles.chart} aria-hidden>
      <svg width="0" height="0" className={styles.patterns}>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill="var(--paper-raised)" />
          <path d="M-1 1 1-1M-1 7 7-1M5 7 7 5" stroke={colors.lost} strokeWidth="1.75" />
        </pattern>
      </svg>
      <ul className={styles.legend}>
        {barParts.map((part) => (
          <li key={part}>
            <svg width="14" height="14">
              <rect x="0.5" y="0.5" width="13" height="13" fill={fillOf(part)} />
            </svg>
            {t(`figures.columns.${part}`)}
          </li>
        ))}
      </ul>
      <Bars
        data={data}
        isInTime={isInTime}
        type="stacked"
        series={barParts.map((part) => ({
          name: part,
          label: t(`figures.columns.${part}`),
          color: colors[part],
        }))}
        barProps={({ name }) => ({ ...outline, fill: fillOf(name as BarPart) })}
        numberProps={{ allowDecimals: false }}
      />
    </div>
  )
}

/** Accepted totals in one currency. */
export function MoneyChart({ bars, isInTime, currency }: ChartProps & { currency: string }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const label = t('figures.moneyIn', { currency })
  const scale = 10 ** minorDigits(currency)
  const short = new Intl.NumberFormat(language, { notation: 'compact' })
  const whole = new Intl.NumberFormat(language, { useGrouping: 'always' })
  const data = bars.map((bar) => ({
    label: bar.label,
    amount: amountIn(bar.value, currency) / scale,
  }))
  return (
    <div className={styles.chart} aria-hidden>
      <p className={styles.legend}>{label}</p>
      <Bars
        data={data}
        isInTime={isInTime}
        series={[{ name: 'amount', label, color: colors.won }]}
        barProps={outline}
        valueFormatter={(value) => whole.format(value)}
        numberProps={{ tickFormatter: (value: number) => short.format(value) }}
      />
    </div>
  )
}

/** Parts of a bar, and bars on a ground of their colour, keep an edge. */
const outline = { stroke: 'var(--paper-raised)', strokeOpacity: 1, strokeWidth: 1 }

/** Heights in pixels: known before anything is drawn, so that nothing moves. */
const timeHeight = 280
const barHeight = 32
const axisHeight = 40

/** Room for the names of groups in pixels, and how many letters it takes. */
const names = { narrow: { width: 104, letters: 15 }, wide: { width: 160, letters: 24 } }

type BarsProps = Pick<BarChartProps, 'data' | 'series' | 'type' | 'barProps' | 'valueFormatter'> & {
  isInTime: boolean
  /** Props of the axis of numbers. */
  numberProps: BarChartProps['xAxisProps'] & BarChartProps['yAxisProps']
}

function Bars({ isInTime, numberProps, ...chart }: BarsProps) {
  const isNarrow = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false })
  const { width, letters } = names[isNarrow ? 'narrow' : 'wide']
  const shared = {
    ...chart,
    dataKey: 'label',
    accessibilityLayer: false,
    maxBarWidth: 44,
    textColor: 'var(--ink-soft)',
    gridColor: 'var(--line)',
  }
  if (isInTime) {
    return <BarChart {...shared} h={timeHeight} yAxisProps={{ width: 48, ...numberProps }} />
  }
  const { length } = chart.data
  return (
    <BarChart
      {...shared}
      h={length * barHeight + axisHeight}
      orientation="vertical"
      gridAxis="y"
      xAxisProps={numberProps}
      yAxisProps={{
        width,
        interval: 0,
        tick: ({ x, y, payload }) => (
          // In one line: the library would break names, and they would touch those beside them.
          <text x={x} y={y} dx={-6} dy="0.32em" textAnchor="end" fontSize={12} fill="currentColor">
            {shortened(String(payload.value), letters)}
          </text>
        ),
      }}
    />
  )
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

import type { Figures, FigureGrouping } from '#contract/quotes/figures.ts'
import type { AnswerOf } from '#contract/index.ts'
import { dateFormat } from '#contract/base/dates/day-text.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { MoneyChart, RequestsChart } from './charts.tsx'
import { chartRows, largestIn, shownInChart } from './chart-rows.ts'
import type { Answer } from './figure-numbers.ts'
import { MoneyTable, RequestsTable } from './figure-tables.tsx'
import styles from './figures.module.css'
import { inexactLinks, type LinkedState, quotesBehind } from './quotes-behind.ts'
import type { DaySpan } from './spans.ts'
import { Tiles } from './tiles.tsx'
import { useGroupNames } from './use-group-names.ts'

interface ShownFiguresProps {
  answer: Answer
  /** Totals of the span before; undefined until they are read. */
  earlier: Figures | undefined
  span: DaySpan
  before: DaySpan
  by: FigureGrouping
  markets: AnswerOf<'getSite'>['markets']
}

/** A span's figures: totals, then requests and money, each as a chart and a table. */
export function ShownFigures(props: ShownFiguresProps) {
  const { answer, earlier, span, before, by, markets } = props
  const t = usePanelTexts()
  const language = useLanguage()
  const nameOf = useGroupNames(by, markets)
  const day = (value: string) =>
    dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(
      new Date(value),
    )
  const rows = answer.rows.map((row) => ({ ...row, label: nameOf(row) }))
  const linkOf = (row: { key: string | null; name: string } | null, state?: LinkedState) =>
    quotesBehind(span, {
      markets,
      ...(row && { group: { by, key: row.key, name: row.name } }),
      ...(state && { state }),
    })
  const bars = chartRows(rows, { by, span, language })
  const isInTime = by === 'month' || by === 'travelMonth'
  const isCut = !isInTime && rows.length > shownInChart
  const unknown = rows.some(({ key }) => key === null)
  const notes = inexactLinks(by, unknown).map((note) =>
    t(`figures.nearest.${note}`, {
      grouping: t(`figures.groupings.${by}`),
      name: t(`figures.unknown.${by}`),
    }),
  )
  const shared = { rows, by, linkOf }
  return (
    <>
      <p className={styles.span}>
        {t('figures.shownSpan', { from: day(span.from), to: day(span.to) })}
        <span>{t('figures.beforeSpan', { from: day(before.from), to: day(before.to) })}</span>
      </p>
      <Tiles totals={answer.totals} earlier={earlier} linkOf={(state) => linkOf(null, state)} />
      <Card title={t('figures.requestsTitle')}>
        <div className={styles.beside}>
          <div className={styles.charts}>
            <RequestsChart bars={bars} isInTime={isInTime} />
          </div>
          <RequestsTable {...shared} totals={answer.totals} />
        </div>
        {isCut && (
          <p className={styles.note}>{t('figures.shownInChart', { count: shownInChart })}</p>
        )}
      </Card>
      <Card title={t('figures.moneyTitle')}>
        {answer.totals.value.length === 0 ? (
          <p className={styles.note}>{t('figures.noMoney')}</p>
        ) : (
          <div className={styles.beside}>
            <div className={styles.charts}>
              {answer.totals.value.map(({ currency }) => (
                <MoneyChart
                  key={currency}
                  currency={currency}
                  bars={isInTime ? bars : largestIn(rows, currency)}
                  isInTime={isInTime}
                />
              ))}
            </div>
            <MoneyTable {...shared} totals={answer.totals} />
          </div>
        )}
      </Card>
      <section className={styles.notes} data-unprinted>
        <h2>{t('figures.nearest.title')}</h2>
        {[t('figures.nearest.columns'), ...notes].map((note) => (
          <p key={note}>{note}</p>
        ))}
      </section>
    </>
  )
}

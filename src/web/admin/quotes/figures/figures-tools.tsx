import { Select, TextInput } from '@mantine/core'
import { figureGroupings, type FigureGrouping } from '#contract/quotes/figures.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import styles from './figures.module.css'
import { type DaySpan, type SpanName, spanNames, spanOf } from './spans.ts'

type Filters = Record<string, string>

interface Chosen {
  name: SpanName
  by: FigureGrouping
  /** Undefined while own days make no span. */
  span: DaySpan | undefined
}

/** Reads span and grouping from the address; what makes no sense there counts as absent. */
export function choiceOf(filters: Filters, today: string): Chosen {
  const name = spanNames.find((each) => each === filters['span']) ?? 'last12'
  const by = figureGroupings.find((each) => each === filters['by']) ?? 'month'
  return { name, by, span: spanOf(name, today, filters) }
}

interface FiguresToolsProps extends Chosen {
  filters: Filters
  change: (changes: Record<string, string | null>) => void
}

/** Choice of the span and of the aspect that requests are grouped by. */
export function FiguresTools({ name, by, span, filters, change }: FiguresToolsProps) {
  const t = usePanelTexts()
  // Own days begin with those that were shown.
  const choose = (chosen: string | null) =>
    change({ span: chosen, ...(chosen === 'own' && span && { from: span.from, to: span.to }) })
  return (
    <div className={styles.tools} role="search" aria-label={t('figures.tools')} data-unprinted>
      <Select
        label={t('figures.span')}
        data={spanNames.map((value) => ({ value, label: t(`figures.spans.${value}`) }))}
        value={name}
        allowDeselect={false}
        onChange={choose}
      />
      {name === 'own' && (
        <>
          <DayField end="from" filters={filters} change={change} />
          <DayField end="to" filters={filters} change={change} />
        </>
      )}
      <Select
        label={t('figures.by')}
        data={figureGroupings.map((value) => ({ value, label: t(`figures.groupings.${value}`) }))}
        value={by}
        allowDeselect={false}
        maxDropdownHeight={480}
        onChange={(chosen) => change({ by: chosen })}
      />
    </div>
  )
}

type DayFieldProps = Pick<FiguresToolsProps, 'filters' | 'change'> & { end: keyof DaySpan }

function DayField({ end, filters, change }: DayFieldProps) {
  const t = usePanelTexts()
  return (
    <TextInput
      type="date"
      label={t(`figures.${end}`)}
      value={filters[end] ?? ''}
      onChange={(event) => change({ [end]: event.currentTarget.value })}
    />
  )
}

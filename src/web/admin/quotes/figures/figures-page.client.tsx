import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FigureGrouping } from '#contract/quotes/figures.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { ExportMenu } from '#web/admin/kit/list/export-menu.tsx'
import { useListState } from '#web/admin/kit/list/list-state.ts'
import { useAgencyDay } from '../proposals/use-agency-day.ts'
import { choiceOf, FiguresTools } from './figures-tools.tsx'
import styles from './figures.module.css'
import { ShownFigures } from './shown-figures.tsx'
import { type DaySpan, spanBefore, type SpanName } from './spans.ts'

/** Requests in figures: a span, grouped by one aspect, beside the span before. */
export default function FiguresPage() {
  const t = usePanelTexts()
  const { state, change } = useListState()
  const today = useAgencyDay()
  const { name, by, span } = choiceOf(state.filters, today)
  return (
    <PageFrame
      title={t('sections.figures')}
      actions={
        span && (
          <>
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} stroke={1.6} />}
              onClick={() => window.print()}
            >
              {t('figures.print')}
            </Button>
            <ExportMenu
              label={t('figures.export')}
              formatNames={{ csv: t('inbox.exportCsv'), xlsx: t('inbox.exportXlsx') }}
              ask={(format) => panelCall('exportFigures', { ...span, by, format })}
            />
          </>
        )
      }
    >
      <FiguresTools name={name} by={by} span={span} filters={state.filters} change={change} />
      {span ? (
        <Figures span={span} name={name} by={by} />
      ) : (
        <Notice title={t('figures.wrongSpan')} />
      )}
    </PageFrame>
  )
}

interface FiguresProps {
  span: DaySpan
  name: SpanName
  by: FigureGrouping
}

function Figures({ span, name, by }: FiguresProps) {
  const t = usePanelTexts()
  const before = spanBefore(name, span)
  const query = useQuery({
    ...operationQuery('getFigures', { ...span, by }),
    placeholderData: keepPreviousData,
  })
  // Its totals are the same whatever one groups by; by language there are few rows.
  const earlier = useQuery(operationQuery('getFigures', { ...before, by: 'lang' }))
  const site = useQuery(operationQuery('getSite', {}))
  return (
    <QueryView query={query}>
      {(answer) => (
        <div className={styles.figures} aria-busy={query.isPlaceholderData}>
          {answer.totals.requests === 0 ? (
            <Notice title={t('figures.none')} text={t('figures.noneText')} />
          ) : (
            <ShownFigures
              answer={answer}
              earlier={earlier.data?.totals}
              span={span}
              before={before}
              by={by}
              markets={site.data?.markets ?? []}
            />
          )}
        </div>
      )}
    </QueryView>
  )
}

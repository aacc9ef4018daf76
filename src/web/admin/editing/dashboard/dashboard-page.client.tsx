import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { AnswerOf } from '#contract/index.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { ActivityCard, AskedCard, MissedCard, ScheduledCard } from './dashboard-lists.tsx'
import { ContentCard, TranslationCard, WaitingCard } from './dashboard-figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import styles from './dashboard.module.css'

export type Dashboard = AnswerOf<'getDashboard'>

/** Shows waiting work, missing content, searches in vain, plans, and changes with their authors. */
export default function DashboardPage() {
  const t = usePanelTexts()
  const query = useQuery({ ...operationQuery('getDashboard', {}), refetchInterval: 60_000 })
  return (
    <PageFrame title={t('sections.dashboard')}>
      <FirstSteps />
      <QueryView query={query}>
        {(dashboard) => (
          <div className={styles.cards}>
            <WaitingCard {...dashboard} />
            <ContentCard {...dashboard} />
            <TranslationCard {...dashboard} />
            <AskedCard {...dashboard} />
            <MissedCard {...dashboard} />
            <ScheduledCard {...dashboard} />
            <ActivityCard {...dashboard} />
          </div>
        )}
      </QueryView>
    </PageFrame>
  )
}

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

/** Figures and lists of all duties; each admin is answered those of their own. */
export type Dashboard = Required<AnswerOf<'getDashboard'>>

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
            <Parts {...dashboard} />
          </div>
        )}
      </QueryView>
    </PageFrame>
  )
}

function Parts(dashboard: AnswerOf<'getDashboard'>) {
  const { quotes, users, agencies, content, asked, missedSearches, scheduled, activity } = dashboard
  return (
    <>
      {(quotes ?? users) && <WaitingCard quotes={quotes} users={users} agencies={agencies} />}
      {content && <ContentCard content={content} />}
      {content && <TranslationCard content={content} />}
      {asked && <AskedCard asked={asked} />}
      {missedSearches && <MissedCard missedSearches={missedSearches} />}
      {scheduled && <ScheduledCard scheduled={scheduled} />}
      {activity && <ActivityCard activity={activity} />}
    </>
  )
}

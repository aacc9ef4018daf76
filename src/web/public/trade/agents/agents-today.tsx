import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { usePresenting } from '#web/shared/session/use-presenting.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import styles from './agents-page.module.css'
import { LatestQuotes } from './latest-quotes.tsx'
import { AgencyClientViews } from './agency-client-views.tsx'
import { AgencyRates } from './agency-rates.tsx'
import { PresentingNote } from './presenting-note.tsx'
import { TradeNews } from './trade-news.tsx'

type AgentsTodayProps = { timeZone: string }

export const island = defineIsland<AgentsTodayProps>({
  name: 'agents',
  Component: AgentsToday,
  texts: [
    'agents',
    'common.endPresenting',
    'common.loading',
    'common.notSent',
    'common.offline',
    'common.outdated',
    'request.stateNames',
    'request.openJourney',
  ],
  wakes: ['session'],
})

/** Shows news beside the things they are working on. */
function AgentsToday({ timeZone }: AgentsTodayProps) {
  const t = useTexts()
  const session = useSession()
  const account = session.state === 'loggedIn' ? session.account : undefined
  const isPresenting = usePresenting()
  if (isPresenting) return <PresentingNote />
  if (!account) return <p role="status">{t('common.loading')}</p>
  return (
    <div className={styles.parts}>
      <TradeNews account={account} timeZone={timeZone} />
      <div className={styles.aside}>
        <LatestQuotes account={account} />
        <AgencyRates account={account} />
        <AgencyClientViews />
      </div>
    </div>
  )
}

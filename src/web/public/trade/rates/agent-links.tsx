import { Suspense, useState } from 'react'
import { dateLocales } from '#contract/base/languages/languages.ts'
import type { Account } from '#contract/accounts/auth.ts'
import { toastFailure } from '#web/shared/forms/report-failure.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { laterPart } from '#web/public/ui/islands/later-part.tsx'
import { call, clearSession, isRefusedToken } from '#web/shared/session/session.ts'
import { usePresenting } from '#web/shared/session/use-presenting.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { PresentingNote } from '../agents/presenting-note.tsx'
import styles from './rates-page.module.css'
import { useAgentLinks } from './use-agent-links.ts'

export const island = defineIsland<object>({
  name: 'rates',
  Component: AgentLinks,
  texts: [
    'agents.hidden',
    'common.endPresenting',
    'common.loading',
    'common.notSent',
    'common.offline',
    'common.outdated',
    'common.priceList',
    'rates',
    'request.roomKinds',
    'stays',
  ],
  wakes: ['session'],
})

/** Comes with whoever may see rates, and with nobody else. */
const RateTable = laterPart(async () => (await import('./rate-table.tsx')).default)

/** The rates, and the ways to price list and reservations on the agency's other sites. */
function AgentLinks() {
  const t = useTexts()
  const session = useSession()
  const isPresenting = usePresenting()
  const account = session.state === 'loggedIn' ? session.account : undefined
  const links = useAgentLinks(account)
  // Who goes to the agency's other sites misses nothing here.
  const emptyText = links?.priceList || links?.reservations ? '' : t('rates.none')
  if (isPresenting) return <PresentingNote />
  const waiting = !account || (account.isApproved && !links)
  return (
    <>
      {waiting && <p role="status">{t('common.loading')}</p>}
      {account && !account.isApproved && <p>{t('rates.waiting')}</p>}
      {account?.isApproved && links && (
        <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
          <RateTable account={account} empty={emptyText} />
        </Suspense>
      )}
      {account && links && (
        <div className={styles.ways}>
          {links.priceList && <PriceList url={links.priceList} account={account} />}
          {links.reservations && (
            <div className={styles.way}>
              <h2>{t('rates.reservations')}</h2>
              <p>{t('rates.reservationsText')}</p>
              <Button onClick={() => open(links.reservations ?? '', '_blank', 'noopener')}>
                {t('rates.openReservations')}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  )
}

/** Opening the rates is recorded first; when it was done last is shown (requirements §1.1). */
function PriceList({ url, account }: { url: string; account: Account }) {
  const t = useTexts()
  const language = useLanguage()
  const [lastView, setLastView] = useState(account.lastViewTariff)
  const openRates = async () => {
    // The tab is opened by the click itself: afterwards the browser would take it for a pop-up.
    const tab = open('', '_blank')
    try {
      await call('setLastViewTariff')
      setLastView(new Date())
      if (tab) {
        tab.opener = null
        tab.location.href = url
      }
    } catch (failure) {
      tab?.close()
      if (isRefusedToken(failure)) clearSession({ refused: true })
      else await toastFailure(failure, { language, t })
    }
  }
  const date =
    lastView &&
    new Intl.DateTimeFormat(dateLocales[language], {
      dateStyle: 'long',
      timeStyle: 'short',
    }).format(lastView)
  return (
    <div className={styles.way}>
      <h2>{t('common.priceList')}</h2>
      <p>{t('rates.priceListText')}</p>
      <p className={styles.note}>{date ? t('rates.lastView', { date }) : t('rates.neverViewed')}</p>
      <Button onClick={openRates}>{t('rates.priceList')}</Button>
    </div>
  )
}

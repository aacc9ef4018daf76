import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateLocales, inEachLanguage } from '#contract/languages.ts'
import type { Account } from '#contract/auth.ts'
import { toastFailure } from '../../forms/report-failure.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { call, clearSession, isRefusedToken } from '../../session/session.ts'
import { useRequiredAccount } from '../../session/use-required-account.ts'
import { Button } from '../../ui/button.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { PageHead } from '../page-head.tsx'
import styles from './rates-page.module.css'
import { useAgentLinks } from './use-agent-links.ts'

export function headers() {
  return { 'x-robots-tag': 'noindex' }
}

/** For approved users: the ways to the rates and to the reservations, on the agency's other sites. */
export default function RatesPage() {
  const { t } = useTranslation()
  const account = useRequiredAccount()
  const links = useAgentLinks(account)
  const waiting = !account || (account.isApproved && !links)
  return (
    <section className={styles.page}>
      <PageHead title={t('rates.title')} alternates={inEachLanguage(paths.rates)} hidden />
      <Breadcrumbs page={t('rates.title')} />
      <h1>{t('rates.title')}</h1>
      <p className={styles.lead}>{t('rates.lead')}</p>
      {waiting && <p role="status">{t('common.loading')}</p>}
      {account && !account.isApproved && <p>{t('rates.waiting')}</p>}
      {links && !links.priceList && !links.reservations && <p>{t('rates.none')}</p>}
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
    </section>
  )
}

/** Opening the rates is recorded first; when it was done last is shown (requirements §1.1). */
function PriceList({ url, account }: { url: string; account: Account }) {
  const { t } = useTranslation()
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
      else toastFailure(failure, t)
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

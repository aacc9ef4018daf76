import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import styles from './account.module.css'
import { island as account } from './account.tsx'

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
}

/** Account of the logged-in user; anyone who is not logged in is sent to log in, and comes back. */
export default function AccountPage() {
  const t = useTexts()
  return (
    <section className={styles.page} data-account-required data-trayless>
      <PageHead title={t('account.title')} alternates={inEachLanguage(paths.account)} hidden />
      <Breadcrumbs page={t('account.title')} />
      <header className={styles.head}>
        <h1>{t('account.title')}</h1>
        <p>{t('account.lead')}</p>
      </header>
      <Island of={account} props={{}} />
    </section>
  )
}

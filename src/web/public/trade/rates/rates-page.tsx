import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { island as agentLinks } from './agent-links.tsx'
import styles from './rates-page.module.css'

export function headers() {
  return { 'x-robots-tag': 'noindex' }
}

/** For approved users alone: anyone who is not logged in is sent to log in, and comes back. */
export default function RatesPage() {
  const t = useTexts()
  return (
    <section className={styles.page} data-account-required>
      <PageHead title={t('rates.title')} alternates={inEachLanguage(paths.rates)} hidden />
      <Breadcrumbs page={t('rates.title')} />
      <h1>{t('rates.title')}</h1>
      <p className={styles.lead}>{t('rates.lead')}</p>
      <Island of={agentLinks} props={{}} />
    </section>
  )
}

import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import styles from './client-views.module.css'
import { island as clientViews } from './client-views.tsx'

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
}

/**
 * Page of an agent's views for their own clients; anyone else is sent to log in, and comes back (requirements §16.8).
 */
export default function ClientViewsPage() {
  const t = useTexts()
  const { timeZone } = usePage().site.office
  const alternates = inEachLanguage((language) => paths.clientViews(language))
  return (
    <section className={styles.page} data-account-required>
      <PageHead title={t('clientViews.title')} alternates={alternates} hidden />
      <Breadcrumbs page={t('clientViews.title')} />
      <header className={styles.head}>
        <h1>{t('clientViews.title')}</h1>
        <p>{t('clientViews.lead')}</p>
      </header>
      <Island of={clientViews} props={{ timeZone }} />
    </section>
  )
}

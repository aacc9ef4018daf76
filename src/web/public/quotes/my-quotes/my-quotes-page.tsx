import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { secretPageHeaders } from '#web/public/accounts/auth/secret-page.ts'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { island as myQuotes } from './my-quotes.tsx'
import styles from './my-quotes.module.css'

export const headers = secretPageHeaders

/** Lists a logged-in agent's quotes; anyone else is sent to log in, and comes back (requirements §11.2). */
export default function MyQuotesPage() {
  const t = useTexts()
  const { timeZone } = usePage().site.office
  return (
    <section className={styles.page} data-account-required>
      <PageHead title={t('request.mine')} alternates={inEachLanguage(paths.myQuotes)} hidden />
      <Breadcrumbs page={t('request.mine')} />
      <header className={styles.head}>
        <h1>{t('request.mine')}</h1>
        <p>{t('request.mineLead')}</p>
      </header>
      <Island of={myQuotes} props={{ timeZone }} />
    </section>
  )
}

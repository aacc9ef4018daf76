import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { secretPageHeaders } from '#web/public/accounts/auth/secret-page.ts'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import type { Route } from './+types/my-quote-page.ts'
import { island as myQuote } from './my-quote.tsx'
import styles from './my-quotes.module.css'

export const headers = secretPageHeaders

/** A quote of the user's agency, as its visitor sees it. */
export default function MyQuotePage({ params }: Route.ComponentProps) {
  const t = useTexts()
  const language = useLanguage()
  const { site } = usePage()
  const agency = { name: site.name, timeZone: site.office.timeZone }
  return (
    <section className={styles.page} data-account-required>
      <PageHead
        title={t('request.mine')}
        alternates={inEachLanguage((each) => paths.myQuote(each, params.id))}
        hidden
      />
      <Breadcrumbs page={t('request.mine')} />
      <p>
        <a href={paths.myQuotes(language)}>{t('request.mine')}</a>
      </p>
      <Island of={myQuote} props={{ id: params.id, agency }} />
    </section>
  )
}

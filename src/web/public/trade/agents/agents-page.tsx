import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { isReachable } from '#contract/site/office/market-contact.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { ContactList } from '#web/public/site/contact/contact-list.tsx'
import { useContact } from '#web/public/site/contact/use-contact.ts'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import styles from './agents-page.module.css'
import { island as agentsToday } from './agents-today.tsx'

export function headers() {
  return { 'x-robots-tag': 'noindex' }
}

/** An agent's first page: what is new, what they are working on, and whom to ask; anyone else is sent to log in. */
export default function AgentsPage() {
  const t = useTexts()
  const contact = useContact()
  const { timeZone } = usePage().site.office
  return (
    <section className={styles.page} data-account-required>
      <PageHead title={t('agents.title')} alternates={inEachLanguage(paths.agents)} hidden />
      <Breadcrumbs page={t('agents.title')} />
      <header className={styles.head}>
        <h1>{t('agents.title')}</h1>
        <p>{t('agents.lead')}</p>
      </header>
      <Island of={agentsToday} props={{ timeZone }} />
      {isReachable(contact) && (
        <section className={styles.contact}>
          <h2>{t('agents.contact')}</h2>
          <ContactList contact={contact} />
        </section>
      )}
    </section>
  )
}

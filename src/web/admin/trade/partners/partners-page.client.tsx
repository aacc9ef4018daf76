import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { KeysCard } from './keys-card.tsx'
import { WebhooksCard } from './webhooks-card.tsx'
import styles from './partners.module.css'

/** Page for the permissions of partners' programs, and the notices sent to them. */
export default function PartnersPage() {
  const t = usePanelTexts()
  return (
    <PageFrame title={t('sections.partners')}>
      <div className={styles.cards}>
        <KeysCard />
        <WebhooksCard />
      </div>
    </PageFrame>
  )
}

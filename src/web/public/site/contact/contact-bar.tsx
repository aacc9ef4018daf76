import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import styles from './contact-bar.module.css'
import { PhoneLink, WhatsappLink } from './number-links.tsx'
import { useContact } from './use-contact.ts'

/** Above every page: whom to call, and where a purchase is withdrawn from, which the law wants seen at first. */
export function ContactBar() {
  const t = useTexts()
  const { phone, whatsapp } = useContact()
  const { withdrawalUrl } = usePage().site.legal
  if (!phone && !whatsapp && !withdrawalUrl) return null
  return (
    <aside className={styles.bar} aria-label={t('contact.title')}>
      {phone && <PhoneLink phone={phone} />}
      {whatsapp && <WhatsappLink whatsapp={whatsapp}>WhatsApp</WhatsappLink>}
      {withdrawalUrl && (
        <a href={withdrawalUrl} className={styles.last}>
          {t('contact.withdrawal')}
        </a>
      )}
    </aside>
  )
}

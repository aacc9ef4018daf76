import { ownWhatsappLink, phoneLink } from '#contract/base/addresses/phone-links.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import styles from './contact-bar.module.css'
import { useContact } from './use-contact.ts'

/** Above every page: whom to call, and where a purchase is withdrawn from, which the law wants seen at first. */
export function ContactBar() {
  const t = useTexts()
  const { phone, whatsapp } = useContact()
  const { withdrawalUrl } = usePage().site.legal
  if (!phone && !whatsapp && !withdrawalUrl) return null
  return (
    <aside className={styles.bar} aria-label={t('contact.title')}>
      {phone && <a href={phoneLink(phone)}>{phone}</a>}
      {whatsapp && (
        <a href={ownWhatsappLink(whatsapp)} rel="noopener">
          WhatsApp
        </a>
      )}
      {withdrawalUrl && (
        <a href={withdrawalUrl} className={styles.last}>
          {t('contact.withdrawal')}
        </a>
      )}
    </aside>
  )
}

import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import styles from './ask-somebody.module.css'
import { PhoneLink, WhatsappLink } from './number-links.tsx'
import { useContact } from './use-contact.ts'

interface AskSomebodyProps {
  about: string
  /** Where they live, if that is known. */
  country?: string | null
}

/** For those who rather talk than fill in a form; WhatsApp begins with what it is about. */
export function AskSomebody({ about, country }: AskSomebodyProps) {
  const t = useTexts()
  const { phone, whatsapp } = useContact(country)
  if (!phone && !whatsapp) return null
  return (
    <p className={styles.ways}>
      {t('contact.ask')}
      {phone && <PhoneLink phone={phone} />}
      {whatsapp && (
        <WhatsappLink whatsapp={whatsapp} text={t('contact.reference', { name: about })}>
          WhatsApp
        </WhatsappLink>
      )}
    </p>
  )
}

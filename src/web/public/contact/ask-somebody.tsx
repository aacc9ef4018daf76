import { useTexts } from '../../i18n/use-texts.tsx'
import { usePage } from '../use-page.tsx'
import { phoneLink, whatsappLink } from './addresses.ts'
import styles from './ask-somebody.module.css'

/** For those who rather talk than fill in a form; WhatsApp begins with what it is about. */
export function AskSomebody({ about }: { about: string }) {
  const t = useTexts()
  const { phone, whatsapp } = usePage().site.contact
  if (!phone && !whatsapp) return null
  return (
    <p className={styles.ways}>
      {t('contact.ask')}
      {phone && <a href={phoneLink(phone)}>{phone}</a>}
      {whatsapp && (
        <a href={whatsappLink(whatsapp, t('contact.reference', { name: about }))} rel="noopener">
          WhatsApp
        </a>
      )}
    </p>
  )
}

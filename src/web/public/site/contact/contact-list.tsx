import { isReachable } from '#contract/site/office/market-contact.ts'
import { clockOf, openingHours } from '#contract/site/office/opening-hours.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { PhoneLink, WhatsappLink } from './number-links.tsx'
import styles from './contact-list.module.css'

type Contact = ReturnType<typeof usePage>['site']['contact']

/** How the agency is reached: what it has set, and nothing of the rest. */
export function ContactList({ contact }: { contact: Contact }) {
  const t = useTexts()
  const language = useLanguage()
  const { office } = usePage().site
  const { phone, whatsapp, email, address } = contact
  if (!isReachable(contact)) return null
  const hours = memoizeBySource(office, `hours ${language}`, () => openingHours(office, language))
  return (
    <ul className={styles.list}>
      {phone && (
        <li>
          <PhoneLink phone={phone} label={`${t('contact.phone')}: ${phone}`} />
        </li>
      )}
      {whatsapp && (
        <li>
          <WhatsappLink whatsapp={whatsapp}>WhatsApp {whatsapp}</WhatsappLink>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {address && <li className={styles.address}>{address}</li>}
      {hours.length > 0 && (
        <li>
          {hours.map(({ days, hours: said }) => `${days} ${said}`).join('; ')} (
          {t('contact.clock', { place: clockOf(office.timeZone) })})
        </li>
      )}
    </ul>
  )
}

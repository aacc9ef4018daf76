import { paths } from '#contract/base/addresses/addresses.ts'
import { isReachable } from '#contract/site/office/market-contact.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { ContactList } from './contact-list.tsx'
import { PhoneLink, WhatsappLink } from './number-links.tsx'
import styles from './contact-section.module.css'

export const contactAnchor = 'contact'

/** Every way to reach the agency, and who answers which market. */
export function ContactSection() {
  const t = useTexts()
  const language = useLanguage()
  const { contact, markets } = usePage().site
  const reachable = markets.filter(({ phone, whatsapp, email }) => phone || whatsapp || email)
  if (!isReachable(contact) && reachable.length === 0) return null
  return (
    <section id={contactAnchor} className={styles.section}>
      <h2>{t('contact.title')}</h2>
      <ContactList contact={contact} />
      <p>
        <a href={paths.openQuote(language)} data-sign="arrow">
          {t('request.askOpen')}
        </a>
      </p>
      {reachable.length > 0 && (
        <>
          <h3>{t('contact.markets')}</h3>
          <ul className={styles.markets}>
            {reachable.map(({ name, phone, whatsapp, email }) => {
              const said = pickText(name, language)
              return (
                <li key={said?.text}>
                  <strong lang={said?.lang}>{said?.text}</strong>
                  {phone && <PhoneLink phone={phone} />}
                  {whatsapp && <WhatsappLink whatsapp={whatsapp}>WhatsApp {whatsapp}</WhatsappLink>}
                  {email && <a href={`mailto:${email}`}>{email}</a>}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}

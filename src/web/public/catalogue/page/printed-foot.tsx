import { isPreview } from '#contract/base/addresses/addresses.ts'
import { dayText } from '#contract/base/dates/day-text.ts'
import { ContactList } from '#web/public/site/contact/contact-list.tsx'
import { useContact } from '#web/public/site/contact/use-contact.ts'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { qrPath } from '#web/shared/ui/qr-path.ts'
import styles from './printed-foot.module.css'

/** Stands on paper in place of the form: who offers it, how they are reached, the day, and the page’s address as a code. */
export function PrintedFoot() {
  const t = useTexts()
  const language = useLanguage()
  const contact = useContact()
  const { site, pathname, today } = usePage()
  // The address of a preview is for nobody else.
  if (isPreview(pathname)) return null
  const address = site.url + pathname
  const { size, path } = qrPath(address)
  return (
    <div className={styles.foot}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} />
      </svg>
      <div>
        <strong>{site.name}</strong>
        <ContactList contact={contact} />
      </div>
      <p>
        {address}
        <br />
        {t('catalogue.asOf', { day: dayText(today, language) })}
      </p>
    </div>
  )
}

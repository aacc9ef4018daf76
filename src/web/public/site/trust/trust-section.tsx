import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { TrustLines } from './trust-lines.tsx'
import { trustOf } from './trust-view.ts'
import styles from './trust.module.css'

/** Shows the ways to pay, the protection of the money and the agency's associations; nothing where all is empty. */
export function TrustSection() {
  const t = useTexts()
  const { pay, protection, memberships } = trustOf(usePage().site, useLanguage())
  if (!pay && !protection && memberships.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{t('trust.title')}</h2>
      <TrustLines />
      {memberships.length > 0 && (
        <p className={styles.members}>
          <span>{t('trust.memberships')}</span>
          {memberships.map(({ label, url }) =>
            url ? (
              <a key={label} href={url} rel="noopener">
                {label}
              </a>
            ) : (
              <span key={label}>{label}</span>
            ),
          )}
        </p>
      )}
    </section>
  )
}

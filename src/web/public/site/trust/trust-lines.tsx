import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { trustOf } from './trust-view.ts'
import styles from './trust.module.css'

/** Ways to pay and protection of the money, in short, beside a request; nothing where neither is written. */
export function TrustLines() {
  const t = useTexts()
  const { pay, protection } = trustOf(usePage().site, useLanguage())
  if (!pay && !protection) return null
  return (
    <dl className={styles.lines}>
      {pay && (
        <div>
          <dt>{t('trust.pay')}</dt>
          <dd lang={pay.lang}>{pay.text}</dd>
        </div>
      )}
      {protection && (
        <div>
          <dt>{t('trust.protection')}</dt>
          <dd lang={protection.lang}>{protection.text}</dd>
        </div>
      )}
    </dl>
  )
}

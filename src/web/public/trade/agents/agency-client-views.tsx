import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import styles from './agents-page.module.css'

/** The way to what they show their own clients. */
export function AgencyClientViews() {
  const t = useTexts()
  const language = useLanguage()
  return (
    <section className={styles.part} aria-labelledby="agents-client-views">
      <h2 id="agents-client-views">{t('agents.clientViews')}</h2>
      <p>{t('agents.clientViewsText')}</p>
      <a href={paths.clientViews(language)} data-sign="arrow">
        {t('agents.allClientViews')}
      </a>
    </section>
  )
}

import { paths } from '#contract/addresses.ts'
import { useLanguage, useTexts } from '../../i18n/use-texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './agents-panel.module.css'

/** The way in for travel agents; who is in already is led to the rates, or waits for them. */
export function AgentsPanel() {
  const t = useTexts()
  const language = useLanguage()
  return (
    <section className={styles.outer}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2>{t('home.agents.title')}</h2>
          <p>{t('home.agents.text')}</p>
          <div className={styles.actions}>
            <ButtonLink look="light" href={paths.register(language)} data-for="logged-out">
              {t('common.register')}
            </ButtonLink>
            <ButtonLink look="clear" href={paths.login(language)} data-for="logged-out">
              {t('common.logIn')}
            </ButtonLink>
            <ButtonLink look="light" href={paths.rates(language)} data-for="approved" hidden>
              {t('rates.title')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './agents-panel.module.css'

/** The way in for travel agents. */
export function AgentsPanel() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <section className={styles.outer}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2>{t('home.agents.title')}</h2>
          <p>{t('home.agents.text')}</p>
          <div className={styles.actions}>
            <ButtonLink look="light" to={paths.register(language)}>
              {t('common.register')}
            </ButtonLink>
            <ButtonLink look="clear" to={paths.login(language)}>
              {t('common.logIn')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}

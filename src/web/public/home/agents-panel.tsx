import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { useSession } from '../../session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './agents-panel.module.css'

/** The way in for travel agents; who is in already is led to the rates, or waits for them. */
export function AgentsPanel() {
  const { t } = useTranslation()
  const language = useLanguage()
  const session = useSession()
  return (
    <section className={styles.outer}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2>{t('home.agents.title')}</h2>
          <p>{t('home.agents.text')}</p>
          <div className={styles.actions}>
            {session.state !== 'loggedIn' && (
              <>
                <ButtonLink look="light" to={paths.register(language)}>
                  {t('common.register')}
                </ButtonLink>
                <ButtonLink look="clear" to={paths.login(language)}>
                  {t('common.logIn')}
                </ButtonLink>
              </>
            )}
            {session.state === 'loggedIn' && session.account.isApproved && (
              <ButtonLink look="light" to={paths.rates(language)}>
                {t('rates.title')}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

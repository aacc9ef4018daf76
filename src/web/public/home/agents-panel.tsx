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
        <svg
          className={styles.scene}
          viewBox="0 0 420 320"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          <circle cx="288" cy="118" r="64" fill="#eab16a" />
          <path
            fill="#b9dcdf"
            d="m0 214 58-58 30 26 62-96 40 66 26-30 48 70 40-40 58 62 58-44v150H0z"
            opacity=".45"
          />
          <path fill="#f7f2e7" d="m150 86 40 66-18-8-16 20-14-22-20 16-14-2z" opacity=".9" />
          <path fill="#5d6c38" d="M0 246c80-26 160-20 240-2s120 14 180-10v86H0z" />
          <path fill="#c87f2e" d="M0 286c100-28 190-18 260-4s110 10 160-6v44H0z" />
        </svg>
      </div>
    </section>
  )
}

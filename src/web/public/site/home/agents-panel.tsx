import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { ButtonLink } from '#web/shared/ui/fields/button.tsx'
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
        <svg
          className={styles.landscape}
          viewBox="0 0 420 320"
          preserveAspectRatio="xMaxYMax meet"
          aria-hidden="true"
        >
          <circle className={styles.sun} cx="288" cy="152" r="64" />
          <path
            className={styles.glacier}
            d="M0 320 66 206l26 16 58-102 40 66 26-30 48 70 40-40 58 50 58-32v116z"
          />
          <path className={styles.snow} d="m150 120 40 66-18-8-16 20-14-22-20 16-12-2z" />
          <path className={styles.grass} d="M0 320c40-50 160-94 240-76s120 14 180-10v86z" />
          <path className={styles.earth} d="M0 320c80-50 190-48 260-34s110 10 160-6v40z" />
        </svg>
      </div>
    </section>
  )
}

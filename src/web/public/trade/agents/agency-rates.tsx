import { paths } from '#contract/base/addresses/addresses.ts'
import type { Account } from '#contract/accounts/auth.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import { useAnswer } from '#web/public/quotes/my-quotes/use-answer.ts'
import styles from './agents-page.module.css'

/** How many rates their agency is shown, and the way to them. */
export function AgencyRates({ account }: { account: Account }) {
  const t = useTexts()
  const language = useLanguage()
  const answer = useAnswer(account, 'rates', () => call('listRates', { limit: 1 }))
  return (
    <section className={styles.part} aria-labelledby="agents-rates">
      <h2 id="agents-rates">{t('agents.rates')}</h2>
      {!answer && <p role="status">{t('common.loading')}</p>}
      {answer && (
        <p>
          {answer.total > 0 ? t('agents.ratesCount', { count: answer.total }) : t('agents.noRates')}
        </p>
      )}
      <a href={paths.rates(language)} data-sign="arrow">
        {t('agents.openRates')}
      </a>
    </section>
  )
}

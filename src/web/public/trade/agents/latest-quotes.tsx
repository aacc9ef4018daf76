import { paths } from '#contract/base/addresses/addresses.ts'
import type { Account } from '#contract/accounts/auth.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import { useAnswer } from '#web/public/quotes/my-quotes/use-answer.ts'
import styles from './agents-page.module.css'

const shownMax = 4

/** Their agency's latest requests, and where they stand. */
export function LatestQuotes({ account }: { account: Account }) {
  const t = useTexts()
  const language = useLanguage()
  const answer = useAnswer(account, 'latest', () =>
    call('listMyQuotes', { scope: 'agency', limit: shownMax }),
  )
  return (
    <section className={styles.part} aria-labelledby="agents-requests">
      <h2 id="agents-requests">{t('agents.requests')}</h2>
      {!answer && <p role="status">{t('common.loading')}</p>}
      {answer?.total === 0 && <p>{t('agents.noRequests')}</p>}
      <ul className={styles.lines}>
        {answer?.list.map(({ id, items, name, reference, state }) => (
          <li key={id}>
            <a href={paths.myQuote(language, id)}>
              {items.map((item) => item.name).join(', ') || t('request.openJourney')}
            </a>
            <span className={styles.note}>
              {[t(`request.stateNames.${state}`), reference, name].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <a href={paths.myQuotes(language)} data-sign="arrow">
        {t('agents.allRequests')}
      </a>
    </section>
  )
}

import { useTargetLanguages } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { Gap } from '#contract/catalogue/kinds/panel-lists.ts'
import { translationStates } from '#contract/catalogue/facts/translation.ts'
import { quoteStates } from '#contract/quotes/quote-fields.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { TranslationStateMark } from '#web/admin/kit/list/columns/translation-state.tsx'
import type { Dashboard } from './dashboard-page.client.tsx'
import styles from './dashboard.module.css'

type Waiting = Partial<Pick<Dashboard, 'quotes' | 'users' | 'agencies'>>

/** Requests and accounts that wait for somebody. */
export function WaitingCard({
  quotes,
  users,
  agencies,
}: { [Part in keyof Waiting]: Waiting[Part] | undefined }) {
  const t = usePanelTexts()
  return (
    <Card title={t('dashboard.waiting')}>
      <ul className={styles.lines}>
        {quotes && (
          <>
            <li>
              <Link to={adminPaths.overdueQuotes} data-pressing={quotes.overdue > 0}>
                {quotes.overdue > 0
                  ? t('dashboard.overdue', { count: quotes.overdue })
                  : t('dashboard.noneOverdue')}
              </Link>
            </li>
            <li>
              <Link to={adminPaths.quotesIn('new')}>
                {t('dashboard.newRequests', { count: quotes.states.new })}
              </Link>
            </li>
          </>
        )}
        {users && (
          <li>
            <Link to={adminPaths.pendingUsers}>
              {users.unapproved > 0
                ? t('dashboard.unapproved', { count: users.unapproved })
                : t('dashboard.noneUnapproved')}
            </Link>
          </li>
        )}
        {agencies !== undefined && agencies.withoutTerms > 0 && (
          <li>
            <Link to={adminPaths.silentAgencies}>
              {t('dashboard.withoutTerms', { count: agencies.withoutTerms })}
            </Link>
          </li>
        )}
      </ul>
      {quotes && <QuoteStates {...quotes} />}
    </Card>
  )
}

function QuoteStates({ states, medianAnswerHours }: Dashboard['quotes']) {
  const t = usePanelTexts()
  const language = useLanguage()
  const hours = medianAnswerHours?.toLocaleString(language)
  return (
    <>
      <p className={styles.note}>
        {hours === undefined ? t('dashboard.noMedian') : t('dashboard.median', { hours })}
      </p>
      <h3 className={styles.subtitle}>{t('dashboard.states')}</h3>
      <ul className={styles.states}>
        {quoteStates.map((state) => (
          <li key={state}>
            <Link to={adminPaths.quotesIn(state)}>
              <strong>{states[state]}</strong> {t(`inbox.states.${state}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Gaps of items, in the order in which a visitor would miss the content. */
const figures = [
  ['mainPicture', 'withoutMainPicture'],
  ['alt', 'withoutAlt'],
  ['itinerary', 'withoutItinerary'],
  ['location', 'withoutLocation'],
  ['validity', 'expiredValidity'],
  ['draft', 'drafts'],
] as const satisfies readonly [Gap, keyof Dashboard['content']][]

/** Shows the gaps of the catalogue. */
export function ContentCard({ content }: Pick<Dashboard, 'content'>) {
  const t = usePanelTexts()
  return (
    <Card title={t('dashboard.content')}>
      <ul className={styles.figures}>
        {figures.map(([gap, figure]) => (
          <li key={gap}>
            <Link to={adminPaths.gap(gap)} data-none={content[figure] === 0}>
              <strong>{content[figure]}</strong> {t(`editing.gaps.${gap}`)}
              {gap === 'alt' && content.picturesWithoutAlt > 0 && (
                <> ({t('dashboard.pictures', { count: content.picturesWithoutAlt })})</>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** How translations stand, language by language. */
export function TranslationCard({ content }: Pick<Dashboard, 'content'>) {
  const targets = useTargetLanguages()
  const t = usePanelTexts()
  return (
    <Card title={t('dashboard.translation')}>
      {targets.map((lang) => (
        <section key={lang}>
          <h3 className={styles.subtitle}>{t(`common.languages.${lang}`)}</h3>
          <ul className={styles.figures}>
            {translationStates.map((state) => (
              <li key={state}>
                <Link
                  to={adminPaths.translationsIn(lang, state)}
                  data-none={!content.translation[lang]?.[state]}
                >
                  <strong>{content.translation[lang]?.[state]}</strong>{' '}
                  <TranslationStateMark state={state} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

import type { ReactNode } from 'react'
import { paths } from '#contract/base/addresses/addresses.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { dayText } from '#contract/base/dates/day-text.ts'
import type { AgentsQuote, VisitorsQuote } from '#contract/quotes/visitors.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Moment } from './moment.tsx'
import styles from './quote-view.module.css'
import { wishLines } from './wish-lines.ts'

interface QuoteViewProps {
  quote: Omit<VisitorsQuote, 'messages' | 'proposals'> & {
    proposals: readonly ShownProposal[]
    messages: readonly (Omit<VisitorsQuote['messages'][number], 'text'> & { text: ReactNode })[]
  }
  /** The agency's name, and its clocks. */
  agency: { name: string; timeZone: string }
  /** Whether the answer is late. */
  isLate: boolean
  /** An agent's part of a proposal, by its id; left out for anybody else. */
  moneyOfAgent?: ((id: string) => ReactNode) | undefined
}

/** With its money where an agent looks. */
type ShownProposal = VisitorsQuote['proposals'][number] & Partial<AgentsQuote['proposals'][number]>

/** A quote as its visitor sees it: where it stands, what was said, and what was asked. */
export function QuoteView({ quote, agency, isLate, moneyOfAgent }: QuoteViewProps) {
  const t = useTexts()
  const { state, dueAt, creationDate, messages } = quote
  const zone = agency.timeZone
  const [beforeDue, afterDue] = aroundMoment(t(isLate ? 'request.dueLate' : 'request.due', kept))
  const [beforeSent, afterSent] = aroundMoment(t('request.sentOn', kept))
  return (
    <div className={styles.view}>
      <Stages state={state} />
      <div className={styles.state}>
        <p>{t(`request.states.${state}`)}</p>
        {state === 'new' && dueAt && (
          <p>
            {beforeDue}
            <Moment at={dueAt} zone={zone} />
            {afterDue}
          </p>
        )}
      </div>
      <Proposals proposals={quote.proposals} timeZone={zone} moneyOfAgent={moneyOfAgent} />
      {messages.length > 0 && (
        <section>
          <h2>{t('request.messages')}</h2>
          <ol className={styles.messages}>
            {messages.map(({ at, from, text }) => (
              <li key={`${new Date(at).toISOString()} ${from}`} data-from={from}>
                <p className={styles.by}>
                  {from === 'visitor'
                    ? t('request.fromYou')
                    : t('request.fromUs', { name: agency.name })}
                  {' · '}
                  <Moment at={at} zone={zone} />
                </p>
                <div className={styles.text}>{text}</div>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h2>{t('request.asked')}</h2>
        <p className={styles.by}>
          {beforeSent}
          <Moment at={creationDate} zone={zone} />
          {afterSent}
        </p>
        <QuoteFacts quote={quote} />
      </section>
    </div>
  )
}

/** Leaves the place of a moment open, which an element of its own stands in. */
const kept = { moment: '{{moment}}' }

function aroundMoment(text: string): [string, string] {
  const [before = '', after = ''] = text.split(kept.moment)
  return [before, after]
}

const stages = ['received', 'read', 'answered'] as const

/** How far it has come; one that is closed has no way to go. */
function Stages({ state }: Pick<VisitorsQuote, 'state'>) {
  const t = useTexts()
  if (state === 'lost' || state === 'archived') return null
  const reached = { new: 0, quoting: 1, contacted: 2, sent: 2, won: 2 }[state]
  return (
    <ol className={styles.stages}>
      {stages.map((stage, index) => (
        <li
          key={stage}
          data-reached={index <= reached ? '' : undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {t(`request.stages.${stage}`)}
        </li>
      ))}
    </ol>
  )
}

function Proposals({
  proposals,
  timeZone,
  moneyOfAgent,
}: Pick<QuoteViewProps['quote'], 'proposals'> &
  Pick<QuoteViewProps, 'moneyOfAgent'> & { timeZone: string }) {
  const t = useTexts()
  const language = useLanguage()
  if (proposals.length === 0) return null
  return (
    <section>
      <h2>{t('request.proposals')}</h2>
      <ul className={styles.proposals}>
        {proposals.map(({ id, version, title, state, sentAt, validUntil }) => (
          <li key={id}>
            <strong>{title}</strong>
            <span>{t(`request.proposalStates.${state}`)}</span>
            <span className={styles.by}>
              {t('request.proposalLine', {
                version,
                sent: dayText(localDay(timeZone, new Date(sentAt)), language),
                until: dayText(validUntil, language),
              })}
            </span>
            {moneyOfAgent?.(id)}
          </li>
        ))}
      </ul>
      {!moneyOfAgent && <p className={styles.by}>{t('request.proposalMailed')}</p>}
    </section>
  )
}

/** A true copy of it. */
function QuoteFacts({ quote }: Pick<QuoteViewProps, 'quote'>) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <dl className={styles.asked}>
      {quote.items.length > 0 && (
        <div>
          <dt>{t('request.items')}</dt>
          {quote.items.map(({ entityType, entityId, name, note }) => (
            <dd key={entityId}>
              <a href={paths[entityType](language, entityId)}>{name}</a>
              {note && `: ${note}`}
            </dd>
          ))}
        </div>
      )}
      {wishLines(quote, language, t).map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>{t('request.yourMessage')}</dt>
        <dd className={styles.text}>{quote.message}</dd>
      </div>
    </dl>
  )
}

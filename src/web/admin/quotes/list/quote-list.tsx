import { Badge } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dayText } from '#contract/base/dates/day-text.ts'
import { erased } from '#contract/privacy/people.ts'
import type { Quote } from '#contract/quotes/quote-fields.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { initialsOf } from './initials.ts'
import { useEntityName } from '../inbox/use-entity-name.ts'
import { relativeTime } from './due.ts'
import { DueMark } from './due-mark.tsx'
import styles from './quote-list.module.css'
import { stateColors } from './state-colors.ts'

interface QuoteListProps {
  list: readonly Quote[]
  openId: string | undefined
  now: Date
  onOpen: (id: string) => void
}

/** The quotes of a page of the list; what is unread stands in bold with a mark. */
export function QuoteList({ list, openId, now, onOpen }: QuoteListProps) {
  const t = usePanelTexts()
  return (
    <ul className={styles.list} aria-label={t('inbox.list')}>
      {list.map((quote) => (
        <li key={quote.id} data-item={quote.id}>
          <button
            type="button"
            className={styles.row}
            data-unread={!quote.seen}
            aria-current={quote.id === openId ? 'true' : undefined}
            onClick={() => onOpen(quote.id)}
          >
            <Row quote={quote} now={now} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Row({ quote, now }: { quote: Quote; now: Date }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const entityName = useEntityName()
  const { agency, assignee, followUpOn, creationDate, state } = quote
  return (
    <>
      <span className={styles.first}>
        <span className={styles.dot}>
          {!quote.seen && <span className={styles.hidden}>{t('inbox.unread')}</span>}
        </span>
        <span className={styles.name}>
          {quote.email === erased.email ? t('people.erasedPerson') : quote.name}
          {agency && <span className={styles.agency}> · {agency.name}</span>}
        </span>
        <time
          className={styles.age}
          dateTime={creationDate.toISOString()}
          title={creationDate.toLocaleString(language)}
        >
          {relativeTime(creationDate, now, language)}
        </time>
      </span>
      <span className={styles.second}>
        <span className={styles.about}>{entityName(quote) || t('inbox.open')}</span>
        <Badge size="sm" variant="light" color={stateColors[state]} className={styles.state}>
          {t(`inbox.states.${state}`)}
        </Badge>
      </span>
      <span className={styles.third}>
        <DueMark quote={quote} now={now} />
        {followUpOn && (
          <span>{t('inbox.due.followUp', { day: dayText(followUpOn, language) })}</span>
        )}
        <span className={styles.end}>
          <span className={styles.reference}>
            {quote.reference} · {quote.lang.toUpperCase()}
          </span>
          {assignee && (
            <span className={styles.assignee} title={assignee.name}>
              <span aria-hidden>{initialsOf(assignee.name)}</span>
              <span className={styles.hidden}>
                {t('inbox.actions.assigned', { name: assignee.name })}
              </span>
            </span>
          )}
        </span>
      </span>
    </>
  )
}

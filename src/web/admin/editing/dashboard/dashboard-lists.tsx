import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { dateLocales } from '#contract/base/languages/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { changedItemPath } from '../activity/changed-item-path.ts'
import { useChangedKindName } from '../activity/changed-kind-name.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useNameAmong } from '#web/admin/kit/layout/text/use-name-among.ts'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import type { Dashboard } from './dashboard-page.client.tsx'
import styles from './dashboard.module.css'

interface ListCardProps {
  title: string
  /** Text shown if there is nothing. */
  none: string
  more?: ReactNode
  children: ReactNode[]
}

/** A few lines of something, and the way to all of it. */
function ListCard({ title, none, more, children }: ListCardProps) {
  return (
    <Card title={title}>
      {children.length > 0 ? (
        <ul className={styles.lines}>{children}</ul>
      ) : (
        <p className={styles.note}>{none}</p>
      )}
      {more}
    </Card>
  )
}

/** Lists the items asked for most. */
export function AskedCard({ asked }: Pick<Dashboard, 'asked'>) {
  const t = usePanelTexts()
  const nameAmong = useNameAmong()
  return (
    <ListCard title={t('dashboard.asked')} none={t('dashboard.noAsked')}>
      {asked.map((item) => (
        <li key={item.id}>
          <Link to={adminPaths.view(item.kind, item.id)}>{nameAmong(item)}</Link>
          <span className={styles.note}>
            {t('dashboard.askedCount', { count: item.count })} · {t(`kinds.${item.kind}`)}
          </span>
        </li>
      ))}
    </ListCard>
  )
}

/** Lists the most frequent searches that found nothing. */
export function MissedCard({ missedSearches }: Pick<Dashboard, 'missedSearches'>) {
  const t = usePanelTexts()
  return (
    <ListCard
      title={t('dashboard.missed')}
      none={t('dashboard.noMissed')}
      more={
        <Link className={styles.more} to={adminPaths.missedSearches}>
          {t('dashboard.allMissed')}
        </Link>
      }
    >
      {missedSearches.map(({ keyword, lang, count }) => (
        <li key={`${lang} ${keyword}`}>
          <Link to={`${adminPaths.missedSearches}?lang=${lang}`} lang={lang}>
            {keyword}
          </Link>
          <span className={styles.note}>
            {t('dashboard.missedCount', { count })} · {t(`common.languages.${lang}`)}
          </span>
        </li>
      ))}
    </ListCard>
  )
}

/** Lists the items to be enabled and disabled next. */
export function ScheduledCard({ scheduled }: Pick<Dashboard, 'scheduled'>) {
  const t = usePanelTexts()
  const language = useLanguage()
  const when = (date: Date) =>
    date.toLocaleString(dateLocales[language], { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ListCard title={t('dashboard.scheduled')} none={t('dashboard.noScheduled')}>
      {scheduled.map(({ kind, id, name, enableAt, disableAt, by }) => (
        <li key={id}>
          <Link to={adminPaths.view(kind, id)}>{name || t('list.unnamed')}</Link>
          <span className={styles.note}>
            {[
              enableAt && t('dashboard.enabled', { when: when(enableAt) }),
              disableAt && t('dashboard.disabled', { when: when(disableAt) }),
              by.name,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ListCard>
  )
}

/** Lists recent changes of admins. */
export function ActivityCard({ activity }: Pick<Dashboard, 'activity'>) {
  const t = usePanelTexts()
  const nameAmong = useNameAmong()
  const kindName = useChangedKindName()
  return (
    <ListCard
      title={t('dashboard.activity')}
      none={t('dashboard.noActivity')}
      more={
        <Link className={styles.more} to={adminPaths.activity}>
          {t('dashboard.allActivity')}
        </Link>
      }
    >
      {activity.map((change) => {
        const { id, itemName, details, kind, action, actorName, creationDate } = change
        const path = changedItemPath(change)
        const name = nameAmong({ name: itemName ?? kindName(kind), details })
        return (
          <li key={id}>
            {path ? <Link to={path}>{name}</Link> : <span>{name}</span>}
            <span className={styles.note}>
              {kindName(kind)} · {t(`activity.actions.${action}`)} · {actorName} ·{' '}
              <ShortDate date={creationDate} />
            </span>
          </li>
        )
      })}
    </ListCard>
  )
}

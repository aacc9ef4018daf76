import {
  IconArrowBackUp,
  IconArrowsJoin,
  IconArrowsExchange,
  IconEye,
  IconFileText,
  type Icon,
  IconMailForward,
  IconMessage,
  IconMessagePlus,
  IconNote,
  IconPencil,
  IconUser,
} from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { TimelineEntry } from '#contract/quotes/inbox.ts'
import { parseRichText } from '#contract/base/text/parse-rich-text.ts'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useOfficeMoment } from '../../inbox/use-office-moment.ts'
import type { QuoteDetail } from '../quote-detail.ts'
import styles from './timeline.module.css'
import { useEntryLabels } from './use-entry-labels.ts'

const icons: Record<TimelineEntry['kind'], Icon> = {
  created: IconMessagePlus,
  seen: IconEye,
  state: IconArrowsExchange,
  assigned: IconUser,
  note: IconNote,
  reply: IconMailForward,
  message: IconMessage,
  proposal: IconFileText,
  opened: IconEye,
  changeAsked: IconMessage,
  acceptanceWithdrawn: IconArrowBackUp,
  edited: IconPencil,
  merged: IconArrowsJoin,
}

/** Everything that happened to the quote, oldest first. */
export function Timeline({ quote }: { quote: QuoteDetail }) {
  const t = usePanelTexts()
  return (
    <Card title={t('inbox.timeline.title')}>
      <TimelineEntries entries={quote.timeline} />
    </Card>
  )
}

export function TimelineEntries({ entries }: { entries: readonly TimelineEntry[] }) {
  const momentOf = useOfficeMoment()
  const wordsOf = useEntryLabels()
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => {
        const EntryIcon = icons[entry.kind]
        const { who, what } = wordsOf(entry)
        return (
          <li key={entry.id} data-kind={entry.kind} data-from={entry.from}>
            <span className={styles.icon}>
              <EntryIcon size={16} stroke={1.7} aria-hidden />
            </span>
            <div className={styles.body}>
              <p className={styles.line}>
                <span>
                  <strong>{who}</strong>{' '}
                  {entry.proposalId ? (
                    <Link to={adminPaths.proposal(entry.proposalId)}>{what}</Link>
                  ) : (
                    what
                  )}
                </span>
                <time dateTime={entry.at.toISOString()}>{momentOf(entry.at)}</time>
              </p>
              <EntryText entry={entry} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** Shows the written text: replies are Markdown, all else is as it was typed. */
function EntryText({ entry: { kind, text, subject } }: { entry: TimelineEntry }) {
  if (!text) return null
  if (kind !== 'reply') return <p className={styles.text}>{text}</p>
  return (
    <div className={styles.text} data-rich>
      {subject && <p className={styles.subject}>{subject}</p>}
      <RichText blocks={parseRichText(text)} />
    </div>
  )
}

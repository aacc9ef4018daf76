import { IconAlarm, IconClock, IconHourglass } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Quote } from '#contract/quotes/quote-fields.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { dueOf, relativeTime } from './due.ts'
import styles from './due-mark.module.css'

/** By when an answer is due, in words, colour and sign. */
export function DueMark({ quote, now }: { quote: Quote; now: Date }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const due = dueOf(quote, now)
  if (!due) return null
  const Icon =
    due.kind === 'visitor' ? IconHourglass : due.tone === 'danger' ? IconAlarm : IconClock
  return (
    <span className={styles.due} data-tone={due.tone}>
      <Icon size={15} stroke={1.8} aria-hidden />
      {due.kind === 'visitor'
        ? t('inbox.due.visitor')
        : t(`inbox.due.${due.kind}`, { time: relativeTime(due.at, now, language) })}
    </span>
  )
}

import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import styles from './short-date.module.css'

/** When something was: the hour for today's, the day for older ones, all of it on hover. */
export function ShortDate({ date }: { date: Date }) {
  const language = useLanguage()
  return (
    <time
      className={styles.date}
      dateTime={date.toISOString()}
      title={date.toLocaleString(language)}
    >
      {shortDate(date, language)}
    </time>
  )
}

function shortDate(date: Date, language: string, now = new Date()): string {
  if (date.toDateString() === now.toDateString()) {
    return date.toLocaleTimeString(language, { timeStyle: 'short' })
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString(language, { day: 'numeric', month: 'short', year })
}

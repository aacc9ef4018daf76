import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import styles from './days-at-a-glance.module.css'
import type { DayView } from './journey-view.server.ts'

/** Shows the journey as a table: each row leads to its day. Phones and paper show the days alone, which say the same. */
export function DaysAtAGlance({ days }: { days: readonly DayView[] }) {
  const t = useTexts()
  return (
    <table className={styles.days} aria-label={t('facts.brief')}>
      <thead>
        <tr>
          <th scope="col">{t('facts.tables.day')}</th>
          <th scope="col">{t('facts.tables.what')}</th>
          <th scope="col">{t('facts.tables.overnight')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, title, lang, place, overnight }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>
              <a href={`#day-${day}`} lang={lang}>
                {title || place || t('journey.day', { day })}
              </a>
            </td>
            <td>
              {overnight === 'hotel' || !overnight ? place : t(`journey.overnight.${overnight}`)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

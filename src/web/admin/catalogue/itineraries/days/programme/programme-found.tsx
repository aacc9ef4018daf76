import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { plainText } from '#contract/base/text/parse-rich-text.ts'
import { listText } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import styles from '../days.module.css'
import { withNamed } from './put-into-days.ts'
import type { ProgrammeDay, ProgrammeNames } from './read-programme.ts'

const excerptLength = 220

interface ProgrammeFoundProps {
  days: readonly ProgrammeDay[]
  /** Lines that are in no day. */
  leftOver: readonly string[]
  names: ProgrammeNames
  route: readonly string[]
  /** Days whose text in the programme's language is written already. */
  written: readonly number[]
}

/** Shows the days as they were understood, and the lines that are in none. */
export function ProgrammeFound({ days, leftOver, names, route, written }: ProgrammeFoundProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const namesById = new Map(
    [...names.destinations, ...names.hotels, ...names.tours].map((each) => [each.id, each.name]),
  )
  const nameOf = (id: string) => namesById.get(id) ?? '…'
  const added = withNamed(
    route,
    days.map(({ destinationId }) => destinationId),
  ).slice(route.length)
  const replaced = days.filter(({ day }) => written.includes(day)).length
  const factsOf = (day: ProgrammeDay) => [
    day.destinationId && t('dayForm.pasteNight', { name: nameOf(day.destinationId) }),
    day.hotelId && t('dayForm.pasteHotel', { name: nameOf(day.hotelId) }),
    day.overnight && t(`journey.overnight.${day.overnight}`),
    day.meals.length > 0 &&
      t('dayForm.pasteMeals', {
        names: listText(
          day.meals.map((meal) => t(`journey.meals.${meal}`)),
          language,
        ),
      }),
    ...day.tourIds.map(nameOf),
  ]
  return (
    <>
      <div role="status">
        <p>
          {days.length > 0
            ? t('dayForm.pasteFound', { count: days.length })
            : t('dayForm.pasteNone')}
        </p>
        {added.length > 0 && (
          <p>{t('dayForm.pasteRoute', { names: listText(added.map(nameOf), language) })}</p>
        )}
        {replaced > 0 && (
          <p className={styles.replaced}>{t('dayForm.pasteReplaced', { count: replaced })}</p>
        )}
      </div>
      <ol className={styles.found}>
        {days.map((day) => (
          <li key={day.day} value={day.day}>
            <strong>{day.title}</strong>
            <span className={styles.line}>{factsOf(day).filter(Boolean).join(' · ')}</span>
            {day.text && (
              <span className={styles.excerpt}>{plainText(day.text).slice(0, excerptLength)}</span>
            )}
          </li>
        ))}
      </ol>
      {leftOver.length > 0 && (
        <details open={days.length > 0}>
          <summary>{t('dayForm.pasteLeft', { count: leftOver.length })}</summary>
          <ul className={styles.left}>
            {[...new Set(leftOver)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import type { Named } from '#web/shared/ui/names.tsx'
import styles from './stops.module.css'

/** An itinerary as its stops, joined by arrows. */
export function Stops({ stops }: { stops: readonly Named[] }) {
  const t = useTexts()
  if (stops.length === 0) return null
  return (
    <ol className={styles.stops} aria-label={t('catalogue.itinerary')}>
      {stops.map(({ name, lang }, place) => (
        <li key={`${place}-${name}`} data-sign={place > 0 ? 'arrow' : undefined} lang={lang}>
          {name}
        </li>
      ))}
    </ol>
  )
}

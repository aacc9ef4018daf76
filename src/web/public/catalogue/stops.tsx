import { useTexts } from '../../i18n/use-texts.tsx'
import styles from './stops.module.css'

/** An itinerary as its stops, joined by arrows. */
export function Stops({ stops }: { stops: readonly string[] }) {
  const t = useTexts()
  if (stops.length === 0) return null
  return (
    <ol className={styles.stops} aria-label={t('catalogue.itinerary')}>
      {stops.map((stop, place) => (
        <li key={`${place}-${stop}`} data-sign={place > 0 ? 'arrow' : undefined}>
          {stop}
        </li>
      ))}
    </ol>
  )
}

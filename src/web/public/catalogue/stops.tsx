import { useTranslation } from 'react-i18next'
import { ArrowRight } from '../../ui/icons.tsx'
import styles from './stops.module.css'

/** An itinerary as its stops, joined by arrows. */
export function Stops({ stops }: { stops: readonly string[] }) {
  const { t } = useTranslation()
  if (stops.length === 0) return null
  return (
    <ol className={styles.stops} aria-label={t('catalogue.itinerary')}>
      {stops.map((stop, place) => (
        <li key={`${place}-${stop}`}>
          {place > 0 && <ArrowRight size={14} />}
          {stop}
        </li>
      ))}
    </ol>
  )
}

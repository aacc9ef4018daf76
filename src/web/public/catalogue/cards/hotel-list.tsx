import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { describeBesideName, Picture } from '#web/shared/ui/picture.tsx'
import { Stars } from '#web/shared/ui/marks/stars.tsx'
import type { HotelLine } from './item-card.ts'
import styles from './hotel-list.module.css'
import { SummaryLine } from '../facts/summary-line.tsx'

/** Hotels as a list of names with their stars. */
export function HotelList({ hotels }: { hotels: readonly HotelLine[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.hotels}>
      {hotels.map(({ id, name, lang, to, stars, place, summary, image }) => (
        <li key={id} className={styles.hotel} data-card="">
          {image && (
            <div className={styles.picture}>
              <Picture media={image} {...describeBesideName(image, language)} sizes="4.5rem" />
            </div>
          )}
          <div className={styles.words}>
            <a href={to} className={styles.name} lang={lang}>
              {name}
            </a>
            {place && (
              <p className={styles.place} lang={place.lang}>
                {place.name}
              </p>
            )}
            <SummaryLine summary={summary} />
          </div>
          <Stars stars={stars} />
        </li>
      ))}
    </ul>
  )
}

import { Link } from 'react-router'
import { Stars } from '../../ui/stars.tsx'
import type { HotelLine } from './item-card.ts'
import styles from './hotel-list.module.css'

/** Hotels as a list of names with their stars. */
export function HotelList({ hotels }: { hotels: readonly HotelLine[] }) {
  return (
    <ul className={styles.hotels}>
      {hotels.map(({ id, name, lang, to, stars, place }) => (
        <li key={id} className={styles.hotel}>
          <div>
            <Link to={to} className={styles.name} lang={lang}>
              {name}
            </Link>
            {place && <p className={styles.place}>{place}</p>}
          </div>
          <Stars stars={stars} />
        </li>
      ))}
    </ul>
  )
}

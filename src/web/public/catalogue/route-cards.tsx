import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import type { RouteItemCard } from './item-card.ts'
import styles from './route-cards.module.css'
import { Stops } from './stops.tsx'

/** Circuits and packages, each with its way from stop to stop, like tickets side by side. */
export function RouteCards({ cards }: { cards: readonly RouteItemCard[] }) {
  return (
    <ul className={styles.routes}>
      {cards.map((card) => (
        <li key={card.id} className={styles.route}>
          <div className={styles.picture}>
            {card.image && (
              <Picture media={card.image} alt="" sizes="(min-width: 40rem) 12rem, 36vw" />
            )}
          </div>
          <div className={styles.words}>
            <p className={styles.length}>{card.kicker}</p>
            <h3 className={styles.name} lang={card.lang}>
              <Link to={card.to} className={styles.link} prefetch="intent">
                {card.name}
              </Link>
            </h3>
            <Stops stops={card.stops} />
          </div>
        </li>
      ))}
    </ul>
  )
}

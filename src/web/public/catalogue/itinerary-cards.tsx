import { Link } from 'react-router'
import { loadPriorityAt, Picture } from '../../ui/picture.tsx'
import type { ItineraryItemCard } from './item-card.ts'
import styles from './itinerary-cards.module.css'
import { Stops } from './stops.tsx'

/** Circuits and packages, each with its way from stop to stop, like tickets side by side. */
export function ItineraryCards({
  cards,
  headingLevel: Heading = 'h3',
  opening = false,
}: {
  cards: readonly ItineraryItemCard[]
  headingLevel?: 'h2' | 'h3'
  /** Stands in the page's first screen. */
  opening?: boolean
}) {
  return (
    <ul className={styles.itineraries}>
      {cards.map((card, place) => (
        <li key={card.id} className={styles.itinerary}>
          <div className={styles.picture}>
            {card.image && (
              <Picture
                media={card.image}
                alt=""
                sizes="(min-width: 40rem) 12rem, 36vw"
                loadPriority={opening ? loadPriorityAt(place) : 'lazy'}
              />
            )}
          </div>
          <div className={styles.words}>
            <p className={styles.length}>{card.kicker}</p>
            <Heading className={styles.name} lang={card.lang}>
              <Link to={card.to} className={styles.link} prefetch="intent">
                {card.name}
              </Link>
            </Heading>
            <Stops stops={card.stops} />
          </div>
        </li>
      ))}
    </ul>
  )
}

import styles from './card-grid.module.css'
import type { ItemCard } from './item-card.ts'
import { PosterCard } from './poster-card.tsx'

/** Posters in as many columns as fit, for lists that go on. */
export function CardGrid({ cards }: { cards: readonly ItemCard[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.id}>
          <PosterCard
            card={card}
            headingLevel="h2"
            sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 30vw, 46vw"
          />
        </li>
      ))}
    </ul>
  )
}

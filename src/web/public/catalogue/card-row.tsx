import { PosterCard } from './poster-card.tsx'
import type { ItemCard } from './item-card.ts'
import styles from './card-row.module.css'

/** Cards side by side; on phones a row that snaps from card to card. */
export function CardRow({
  cards,
  headingLevel,
}: {
  cards: readonly ItemCard[]
  headingLevel?: 'h3' | 'h4'
}) {
  return (
    <ul className={styles.row}>
      {cards.map((card) => (
        <li key={card.id}>
          <PosterCard
            card={card}
            headingLevel={headingLevel}
            sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 40vw, 70vw"
          />
        </li>
      ))}
    </ul>
  )
}

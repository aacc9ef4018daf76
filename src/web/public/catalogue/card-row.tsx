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
  const columns = columnsFor(cards.length)
  const narrow = columns === 6 ? 3 : columns
  return (
    <ul className={styles.row} style={{ '--columns': columns, '--columns-narrow': narrow }}>
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

/** Columns that leave no card alone in the last row, where that can be had. */
function columnsFor(count: number): number {
  if (count <= 4 || count % 4 === 0) return 4
  return count % 5 === 0 ? 5 : count % 6 === 0 ? 6 : count % 3 === 0 ? 3 : 4
}

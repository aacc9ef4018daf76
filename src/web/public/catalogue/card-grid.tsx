import type { ComponentType } from 'react'
import { loadPriorityAt } from '../../ui/picture.tsx'
import styles from './card-grid.module.css'
import type { ItemCard } from './item-card.ts'
import { PosterCard } from './poster-card.tsx'

interface CardGridProps {
  cards: readonly ItemCard[]
  /** Something to do with each item, below its name. */
  action?: ComponentType<ItemCard>
}

/** Posters in as many columns as fit, for list pages. */
export function CardGrid({ cards, action: Action }: CardGridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, place) => (
        <li key={card.id}>
          <PosterCard
            card={card}
            headingLevel="h2"
            loadPriority={loadPriorityAt(place)}
            sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 30vw, 46vw"
          >
            {Action && (
              <div className={styles.action}>
                <Action {...card} />
              </div>
            )}
          </PosterCard>
        </li>
      ))}
    </ul>
  )
}

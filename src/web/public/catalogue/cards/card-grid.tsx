import type { ReactNode } from 'react'
import { loadPriorityAt } from '#web/shared/ui/picture.tsx'
import styles from './card-grid.module.css'
import type { ItemCard } from './item-card.ts'
import { CachedMarkup } from '#web/public/ui/cached-markup.tsx'
import { PosterCard } from './poster-card.tsx'

interface CardGridProps {
  cards: readonly ItemCard[]
  /** Something to do with each item, below its name. */
  action?: (card: ItemCard) => ReactNode
  /** Tells apart grids whose cards have other actions. */
  variant?: string
}

/** Posters in as many columns as fit, for list pages. */
export function CardGrid({ cards, action, variant = '' }: CardGridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, place) => (
        <CachedMarkup
          key={card.id}
          as="li"
          by={card}
          variant={`grid ${variant} ${loadPriorityAt(place)}`}
        >
          {() => (
            <PosterCard
              card={card}
              headingLevel="h2"
              loadPriority={loadPriorityAt(place)}
              sizes="(min-width:64rem) 20rem,(min-width:40rem) 30vw,46vw"
            >
              {action?.(card)}
            </PosterCard>
          )}
        </CachedMarkup>
      ))}
    </ul>
  )
}

import { loadPriorityAt } from '#web/shared/ui/picture.tsx'
import { CachedMarkup } from '#web/public/ui/cached-markup.tsx'
import { PosterCard } from './poster-card.tsx'
import type { ItemCard } from './item-card.ts'
import styles from './card-row.module.css'

/** As many cards as stand side by side on a desktop. */
export const cardsInRow = 4

/** Up to here cards would leave most of a desktop's row empty. */
export const fewMax = 2

/** Cards side by side; on phones a row that snaps from card to card. */
export function CardRow({
  cards,
  headingLevel,
  opening = false,
}: {
  cards: readonly ItemCard[]
  headingLevel?: 'h2' | 'h3' | 'h4'
  /** Stands in the page's first screen. */
  opening?: boolean
}) {
  return (
    <ul
      className={styles.row}
      style={{ '--columns': columnsFor(cards.length) }}
      data-few={cards.length <= fewMax ? '' : undefined}
    >
      {cards.map((card, place) => (
        <CachedMarkup
          key={card.id}
          as="li"
          by={card}
          variant={`row ${headingLevel} ${opening ? loadPriorityAt(place) : 'lazy'}`}
        >
          {() => (
            <PosterCard
              card={card}
              headingLevel={headingLevel}
              loadPriority={opening ? loadPriorityAt(place) : 'lazy'}
              sizes="(min-width: 34rem) 18rem, 54vw"
            />
          )}
        </CachedMarkup>
      ))}
    </ul>
  )
}

/** Cards as lines with a small picture, in as many columns as fit: what one looks through, not what one decides by. */
export function CardLines({ cards }: { cards: readonly ItemCard[] }) {
  return (
    <ul className={styles.lines} data-look="list">
      {cards.map((card) => (
        <CachedMarkup key={card.id} as="li" by={card} variant="line">
          {() => <PosterCard card={card} sizes="8rem" />}
        </CachedMarkup>
      ))}
    </ul>
  )
}

/** Four or five columns, whichever leaves the last row less empty: cards stay of one size from row to row of a page. */
function columnsFor(count: number): number {
  if (count <= cardsInRow) return cardsInRow
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return empty(5) < empty(cardsInRow) ? 5 : cardsInRow
}

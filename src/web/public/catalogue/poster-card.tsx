import type { ReactNode } from 'react'
import { type LoadPriority, Picture } from '../../ui/picture.tsx'
import type { ItemCard } from './item-card.ts'
import styles from './poster-card.module.css'

interface PosterCardProps {
  card: ItemCard
  /** The picture's `sizes`, by where the card stands. */
  sizes?: string
  headingLevel?: 'h2' | 'h3' | 'h4'
  /** When the picture is fetched. */
  loadPriority?: LoadPriority
  /** Lower than a poster, for beside a text. */
  wide?: boolean
  /** More about the item, below its name. */
  children?: ReactNode
}

/** An item as a travel poster of 4:6: picture, paper frame, name below. */
export function PosterCard({
  card,
  sizes = '(min-width: 64rem) 20vw, 66vw',
  headingLevel: Heading = 'h3',
  loadPriority,
  wide = false,
  children,
}: PosterCardProps) {
  return (
    <article className={styles.card} data-card="" data-wide={wide || undefined}>
      <div className={styles.frame}>
        <div className={styles.picture}>
          {card.image ? (
            <Picture media={card.image} alt="" sizes={sizes} loadPriority={loadPriority} />
          ) : (
            <div className={styles.blank} />
          )}
        </div>
      </div>
      <div className={styles.words}>
        {card.kicker && <p className={styles.kicker}>{card.kicker}</p>}
        <Heading className={styles.name} lang={card.lang}>
          <a href={card.to} className={styles.link}>
            {card.name}
          </a>
        </Heading>
        {card.facts && <p className={styles.facts}>{card.facts}</p>}
        {children}
      </div>
    </article>
  )
}

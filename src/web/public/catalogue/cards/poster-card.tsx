import type { ReactNode } from 'react'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { Names } from '#web/shared/ui/names.tsx'
import { describeBesideName, type LoadPriority, Picture } from '#web/shared/ui/picture.tsx'
import type { ItemCard } from './item-card.ts'
import styles from './poster-card.module.css'

interface PosterCardProps {
  card: ItemCard
  /** The picture's `sizes`, by where the card stands. */
  sizes?: string
  headingLevel?: 'h2' | 'h3' | 'h4'
  /** When the picture is fetched. */
  loadPriority?: LoadPriority
  /** More about the item, below its name. */
  children?: ReactNode
}

/** An item as a travel poster of 4:6: picture, paper frame, name below. */
export function PosterCard({
  card,
  sizes = '(min-width: 64rem) 20vw, 66vw',
  headingLevel: Heading = 'h3',
  loadPriority,
  children,
}: PosterCardProps) {
  const language = useLanguage()
  return (
    <article className={styles.card} data-card="">
      <div className={styles.frame}>
        {card.image ? (
          <Picture
            media={card.image}
            {...describeBesideName(card.image, language)}
            sizes={sizes}
            loadPriority={loadPriority}
          />
        ) : (
          <div className={styles.blank} />
        )}
      </div>
      <div className={styles.words}>
        {card.kicker.length > 0 && (
          <p>
            <Names names={card.kicker} />
          </p>
        )}
        <Heading lang={card.lang}>
          <a href={card.to}>{card.name}</a>
        </Heading>
        {card.summary && <p lang={card.summary.lang}>{card.summary.text}</p>}
        {card.facts && <p className={styles.facts}>{card.facts}</p>}
        {children && <div>{children}</div>}
      </div>
    </article>
  )
}

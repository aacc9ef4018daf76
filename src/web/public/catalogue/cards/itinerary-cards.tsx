import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { Names } from '#web/shared/ui/names.tsx'
import { describeBesideName, loadPriorityAt, Picture } from '#web/shared/ui/picture.tsx'
import type { ItineraryItemCard } from './item-card.ts'
import styles from './itinerary-cards.module.css'
import { SummaryLine } from '../facts/summary-line.tsx'
import { CachedMarkup } from '#web/public/ui/cached-markup.tsx'
import { Stops } from '../days/stops.tsx'

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
  const language = useLanguage()
  return (
    <ul className={styles.itineraries}>
      {cards.map((card, place) => (
        <CachedMarkup
          key={card.id}
          as="li"
          className={styles.itinerary}
          data-card=""
          by={card}
          variant={`itinerary ${Heading} ${opening ? loadPriorityAt(place) : 'lazy'}`}
        >
          {() => (
            <>
              <div className={styles.picture}>
                {card.image && (
                  <Picture
                    media={card.image}
                    {...describeBesideName(card.image, language)}
                    sizes="(min-width: 40rem) 12rem, 36vw"
                    loadPriority={opening ? loadPriorityAt(place) : 'lazy'}
                  />
                )}
              </div>
              <div className={styles.words}>
                <p className={styles.length}>
                  <Names names={card.kicker} />
                </p>
                <Heading className={styles.name} lang={card.lang}>
                  <a href={card.to} className={styles.link}>
                    {card.name}
                  </a>
                </Heading>
                <SummaryLine summary={card.summary} />
                <Stops stops={card.stops} brief />
                {card.facts && <p className={styles.facts}>{card.facts}</p>}
              </div>
            </>
          )}
        </CachedMarkup>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { Slider } from '../../ui/slider.tsx'
import { AskLink } from './ask-link.tsx'
import type { ItemView } from './item-view.server.ts'
import styles from './item-hero.module.css'

interface ItemHeroProps {
  item: ItemView
  /** Where it is, how long it takes. */
  kicker: ReactNode
  /** What else one wants to know at once, below the name. */
  facts?: ReactNode
  /** Hotels are not quoted. */
  quotable?: boolean
  /** More to do with the item, beside the way to the quote form. */
  actions?: ReactNode
  /** Breadcrumbs. */
  children: ReactNode
}

/** The columns of the style sheet; beside a long name the picture is higher than its proportions. */
const slideSizes = '(min-width: 64rem) max(58vw, 54rem), 100vw'

/** The opening of an item's page, all of it in the first screen: pictures or video, name, and the way to a quote. */
export function ItemHero({
  item,
  kicker,
  facts,
  quotable = true,
  actions,
  children,
}: ItemHeroProps) {
  const { video, slides } = item
  return (
    <header className={styles.hero}>
      {(video || slides.length > 0) && (
        <div className={styles.pictures}>
          {video ? (
            <video
              src={video.url}
              poster={slides[0]?.url}
              controls
              muted
              playsInline
              preload="none"
            />
          ) : (
            <Slider slides={slides} label={item.name} sizes={slideSizes} priority />
          )}
        </div>
      )}
      <div className={styles.words}>
        {children}
        <p className={styles.kicker}>{kicker}</p>
        <h1 className={styles.name} lang={item.lang}>
          {item.name}
        </h1>
        {facts && <div className={styles.facts}>{facts}</div>}
        {(quotable || actions) && (
          <div className={styles.actions}>
            {quotable && <AskLink />}
            {actions}
          </div>
        )}
      </div>
    </header>
  )
}

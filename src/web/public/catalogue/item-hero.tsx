import type { ReactNode } from 'react'
import { Slider } from '../../ui/slider.tsx'
import type { ItemView } from './item-view.server.ts'
import styles from './item-hero.module.css'

interface ItemHeroProps {
  item: ItemView
  /** Where it is, how long it takes. */
  kicker: ReactNode
  /** Breadcrumbs. */
  children: ReactNode
}

/** The opening of an item's page: its pictures or its video, and its name in large letters. */
export function ItemHero({ item, kicker, children }: ItemHeroProps) {
  const poster = item.slides[0]
  return (
    <header className={styles.hero}>
      {item.video && (
        <video
          className={styles.video}
          src={item.video.url}
          poster={poster?.url}
          controls
          muted
          playsInline
          preload="none"
        />
      )}
      {!item.video && item.slides.length > 0 && (
        <div className={styles.slides}>
          <Slider slides={item.slides} label={item.name} priority />
        </div>
      )}
      <div className={styles.words}>
        {children}
        <p className={styles.kicker}>{kicker}</p>
        <h1 className={styles.name} lang={item.lang}>
          {item.name}
        </h1>
      </div>
    </header>
  )
}

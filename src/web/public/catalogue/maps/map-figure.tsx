import type { ReactNode } from 'react'
import { mayOpenMap } from '#contract/base/addresses/addresses.ts'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import type { MapContent } from './map-content.ts'
import { MapOffer } from './map-offer.tsx'
import styles from './maps.module.css'

interface MapFigureProps {
  /** A drawing of ours: what it says is escaped where it is made. */
  svg: string
  /** The same as data; undefined where it cannot be opened. */
  content?: MapContent | undefined
  /** The same as a list. */
  children: ReactNode
}

/** A map with what it shows beside it in words; where there is a style for it, it can be opened. */
export function MapFigure({ svg, content, children }: MapFigureProps) {
  const { site, pathname } = usePage()
  const { mapStyleUrl } = site
  const drawing = <div className={styles.map} dangerouslySetInnerHTML={{ __html: svg }} />
  return (
    <figure className={styles.figure}>
      {mapStyleUrl !== null && content && mayOpenMap(pathname) ? (
        <MapOffer styleUrl={mapStyleUrl} content={content}>
          {drawing}
        </MapOffer>
      ) : (
        drawing
      )}
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  )
}

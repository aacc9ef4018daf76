import type { ReactNode } from 'react'
import styles from './maps.module.css'

interface MapFigureProps {
  /** A drawing of ours: what it says is escaped where it is made. */
  svg: string
  /** The same as a list. */
  children: ReactNode
}

/** A map with what it shows beside it in words. */
export function MapFigure({ svg, children }: MapFigureProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.map} dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  )
}

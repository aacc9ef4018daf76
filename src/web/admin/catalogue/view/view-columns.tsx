import type { ReactNode } from 'react'
import styles from './view-columns.module.css'

/** A wide column and a narrow one beside it, which goes below on small screens. */
export function ViewColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  )
}

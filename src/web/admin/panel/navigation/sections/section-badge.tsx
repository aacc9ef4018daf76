import type { Badge } from '../badges.ts'
import styles from '../side-navigation.module.css'

/** Number of waiting things beside a section or a closed group. */
export function SectionBadge({ badge }: { badge: Badge | undefined }) {
  if (!badge) return null
  return (
    <span className={styles.badge} data-pressing={badge.pressing > 0}>
      <span aria-hidden>{badge.count > 99 ? '99+' : badge.count}</span>
      <span className={styles.hidden}>{badge.text}</span>
    </span>
  )
}

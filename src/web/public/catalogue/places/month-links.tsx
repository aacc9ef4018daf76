import type { MonthCount } from './place-view.server.ts'
import styles from './month-links.module.css'

/** The months, each with how much is ideal or good then; one with anything leads to its page. */
export function MonthLinks({ months }: { months: readonly MonthCount[] }) {
  return (
    <ol className={styles.months}>
      {months.map(({ name, to, count, season, isNow }) => (
        <li key={to}>
          <a href={count > 0 ? to : undefined} aria-current={isNow ? 'date' : undefined}>
            <span>
              <span className={styles.month}>{name}</span>{' '}
              {season && <span className={styles.season}>{season}</span>}
            </span>
            <small>{count}</small>
          </a>
        </li>
      ))}
    </ol>
  )
}

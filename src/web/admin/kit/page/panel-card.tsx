import { type ReactNode, useId } from 'react'
import styles from './panel-card.module.css'

interface PanelCardProps {
  title: string
  hint?: string
  actions?: ReactNode
  children: ReactNode
}

/** A titled part of a page. */
export function PanelCard({ title, hint, actions, children }: PanelCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}

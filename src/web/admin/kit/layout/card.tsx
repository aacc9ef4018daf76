import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

interface CardProps {
  title: string
  hint?: string
  /** Marks what must not be left empty. */
  required?: boolean
  actions?: ReactNode
  children: ReactNode
}

/** A titled part of a page. */
export function Card({ title, hint, required, actions, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
            {required && (
              <span className={styles.required} aria-hidden>
                {' *'}
              </span>
            )}
          </h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}

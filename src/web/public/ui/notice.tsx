import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  title: string
  text: ReactNode
  /** Where to go from here. */
  children: ReactNode
}

/** A page that has one thing to say. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <section className={styles.notice}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <svg className={styles.horizon} viewBox="0 0 400 160" aria-hidden="true">
        <circle cx="292" cy="62" r="40" className={styles.sun} />
        <path
          className={styles.far}
          d="M0 112 52 74l30 22 46-62 34 40 24-18 58 56 44-34 52 40 60-28v90H0z"
        />
        <path className={styles.near} d="M0 132c60-22 120-12 180 0s140 16 220-6v34H0z" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  )
}

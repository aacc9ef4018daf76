import type { ReactNode } from 'react'
import styles from './notice.module.css'

export interface NoticeTexts {
  title: string
  text?: string
}

interface NoticeProps extends NoticeTexts {
  children?: ReactNode
}

/** A quiet word where there is nothing to show. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  )
}

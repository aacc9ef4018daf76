import { type ReactNode, useEffect, useRef } from 'react'
import styles from './auth-card.module.css'

interface AuthCardProps {
  title: string
  lead?: string
  /** Takes the focus: the page has turned into the answer to what the visitor did. */
  announce?: boolean
  children?: ReactNode
}

/** Card for the current text and questions of an account page. */
export function AuthCard({ title, lead, announce = false, children }: AuthCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (announce) heading.current?.focus()
  }, [announce])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </>
  )
}

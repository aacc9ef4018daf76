import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import styles from './account.module.css'

interface PartProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A part of the account page. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.note}>{lead}</p>}
      {children}
    </section>
  )
}

interface SubpartProps extends PartProps {
  /** Takes the focus when what stood there before is gone. */
  heading: Ref<HTMLHeadingElement>
}

/** One of two ways within a part. */
export function Subpart({ title, lead, heading, children }: SubpartProps) {
  const id = useId()
  return (
    <section className={styles.subpart} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {lead && <p className={styles.note}>{lead}</p>}
      {children}
    </section>
  )
}

/** A step that has just opened: it takes the focus, so that it is read out. */
export function Step({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="group" aria-label={label} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  )
}

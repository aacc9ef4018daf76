import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './caution.module.css'

/** Warns of a value that is allowed and looks like a slip; nothing while there is no text. */
export function Caution({ text }: { text: string | undefined }) {
  return (
    <p className={styles.caution} role="status">
      {text && (
        <>
          <IconAlertTriangle size={17} stroke={1.8} aria-hidden />
          <span>{text}</span>
        </>
      )}
    </p>
  )
}

import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './days.module.css'

/** What may be wrong, in words; nothing while all is well. */
export function Warnings({ words }: { words: readonly string[] }) {
  return (
    <ul className={styles.warnings} role="status">
      {words.map((word) => (
        <li key={word}>
          <IconAlertTriangle size={17} stroke={1.8} aria-hidden />
          <span>{word}</span>
        </li>
      ))}
    </ul>
  )
}

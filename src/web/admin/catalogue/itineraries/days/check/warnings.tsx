import { IconAlertTriangle } from '@tabler/icons-react'
import styles from '../days.module.css'

/** Lists possible errors, in words; nothing while all is well. */
export function Warnings({ words }: { words: readonly string[] }) {
  return (
    <div role="status" className={styles.status}>
      {words.length > 0 && (
        <ul className={styles.warnings}>
          {[...new Set(words)].map((word) => (
            <li key={word}>
              <IconAlertTriangle size={17} stroke={1.8} aria-hidden />
              <span>{word}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

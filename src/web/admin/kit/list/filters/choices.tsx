import styles from './choices.module.css'

interface ChoicesProps {
  label: string
  options: readonly { value: string | null; label: string; count?: number | undefined }[]
  /** Null, or none of several, where nothing is narrowed. */
  chosen: string | null | readonly string[]
  onChoose: (value: string | null) => void
}

/** A few ways to narrow a list, with how many each leaves. */
export function Choices({ label, options, chosen, onChoose }: ChoicesProps) {
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {options.map(({ value, label: name, count }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={isChosen(chosen, value)}
          onClick={() => onChoose(value)}
        >
          {name}
          {count ? <span className={styles.count}>{count}</span> : null}
        </button>
      ))}
    </div>
  )
}

function isChosen(chosen: ChoicesProps['chosen'], value: string | null): boolean {
  if (chosen === null || typeof chosen === 'string') return chosen === value
  return value === null ? chosen.length === 0 : chosen.includes(value)
}

import type { FactView } from './facts-view.server.ts'
import styles from './fact-list.module.css'

interface FactListProps {
  facts: readonly FactView[]
  /** In the opening they stand side by side. */
  wide?: boolean
}

/** Lists the facts of an item in words and numbers. */
export function FactList({ facts, wide }: FactListProps) {
  if (facts.length === 0) return null
  return (
    <dl className={wide ? styles.wide : styles.facts}>
      {facts.map(({ label, lines, lang, note, remark, href, clock }) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.map((line) => (
            <dd key={line} lang={lang} data-clock={clock}>
              {href ? (
                <a href={href} rel="noopener">
                  {line}
                </a>
              ) : (
                line
              )}
            </dd>
          ))}
          {note && <dd className={styles.note}>{note}</dd>}
          {remark && (
            <dd className={styles.note} lang={remark.lang}>
              {remark.text}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

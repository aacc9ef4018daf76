import { Section } from '#web/public/ui/section.tsx'
import type { WayOn } from './place-view.server.ts'
import styles from './ways-on.module.css'

/** Ways on, as chips. */
export function WaysOn({ title, ways }: { title: string; ways: readonly WayOn[] }) {
  return (
    <Section items={ways} title={title}>
      <ul className={styles.ways}>
        {ways.map(({ name, to, lang }) => (
          <li key={to}>
            <a href={to} lang={lang}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

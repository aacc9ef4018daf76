import { Section } from '#web/public/ui/section.tsx'
import type { NextLink } from './place-view.server.ts'
import styles from './next-links.module.css'

/** Ways on, as chips. */
export function NextLinks({ title, links }: { title: string; links: readonly NextLink[] }) {
  return (
    <Section items={links} title={title}>
      <ul className={styles.links}>
        {links.map(({ name, to, lang }) => (
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

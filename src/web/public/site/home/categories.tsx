import type { Named } from '#web/shared/ui/names.tsx'
import styles from './categories.module.css'

/** Ways to the experiences of one category. */
export function Categories({ links }: { links: readonly (Named & { to: string })[] }) {
  return (
    <ul className={styles.categories}>
      {links.map(({ name, lang, to }) => (
        <li key={to}>
          <a href={to} lang={lang}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

import styles from './categories.module.css'

/** Ways to the experiences of one category. */
export function Categories({ links }: { links: readonly { name: string; to: string }[] }) {
  return (
    <ul className={styles.categories}>
      {links.map(({ name, to }) => (
        <li key={to}>
          <a href={to}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

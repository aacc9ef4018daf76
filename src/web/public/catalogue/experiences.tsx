import { CardRow } from './card-row.tsx'
import styles from './experiences.module.css'
import type { ItemCard } from './item-card.ts'

export interface ExperienceGroup {
  category: string
  cards: ItemCard[]
}

/** Experiences under the names of their categories. */
export function ExperienceGroups({ groups }: { groups: readonly ExperienceGroup[] }) {
  return groups.map(({ category, cards }) => (
    <div key={category} className={styles.group}>
      <h3 className={styles.category}>{category}</h3>
      <CardRow cards={cards} headingLevel="h4" />
    </div>
  ))
}

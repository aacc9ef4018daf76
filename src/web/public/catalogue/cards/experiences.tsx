import type { Named } from '#web/shared/ui/names.tsx'
import { CardRow } from './card-row.tsx'
import styles from './experiences.module.css'
import type { ItemCard } from './item-card.ts'

export interface ExperienceGroup {
  category: Named
  cards: ItemCard[]
}

/** Experiences under the names of their categories. */
export function ExperienceGroups({ groups }: { groups: readonly ExperienceGroup[] }) {
  return groups.map(({ category, cards }) => (
    <div key={category.name} className={styles.group}>
      <h3 className={styles.category} lang={category.lang}>
        {category.name}
      </h3>
      <CardRow cards={cards} headingLevel="h4" />
    </div>
  ))
}

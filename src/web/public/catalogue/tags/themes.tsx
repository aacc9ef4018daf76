import { TagList, type TagView } from './tag-list.tsx'
import styles from './themes.module.css'

/** An item's themes, after what one decides by. */
export function Themes({ tags }: { tags: readonly TagView[] }) {
  if (tags.length === 0) return null
  return (
    <div className={styles.themes}>
      <TagList tags={tags} />
    </div>
  )
}

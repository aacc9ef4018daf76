import { IconPhoto, IconVideo } from '@tabler/icons-react'
import type { Media } from '#contract/catalogue/media.ts'
import styles from './thumbnail.module.css'

interface ThumbnailProps {
  media: Media | null
  size?: 'small' | 'medium'
}

/** A small picture of an item in its poster shape; decorative, the name stands beside it. */
export function Thumbnail({ media, size = 'medium' }: ThumbnailProps) {
  return (
    <span className={styles.thumbnail} data-size={size}>
      {media?.type === 'image' && (
        <img src={smallest(media)} alt="" loading="lazy" decoding="async" />
      )}
      {media?.type === 'video' && <IconVideo size={18} stroke={1.4} aria-hidden />}
      {!media && <IconPhoto size={18} stroke={1.4} aria-hidden />}
    </span>
  )
}

/** The address of the least rendition that every browser shows. */
function smallest({ sources, url }: Media): string {
  const jpegs = sources.filter(({ type }) => type === 'image/jpeg')
  return jpegs.toSorted((one, other) => one.width - other.width)[0]?.url ?? url
}

import { preload } from 'react-dom'
import type { Media } from '#contract/catalogue/media.ts'

interface PictureProps {
  media: Media
  /** What it shows; empty where the text beside it says so already. */
  alt: string
  /** The `sizes` attribute: how wide it stands in the page. */
  sizes: string
  /** The page's largest picture: fetched before anything else. */
  priority?: boolean
  className?: string
}

/** A stored picture in the best form the browser takes; its place is kept before it arrives. */
export function Picture({ media, alt, sizes, priority = false, className }: PictureProps) {
  const modern = sourceSet(media, (type) => type !== 'image/jpeg')
  const jpeg = sourceSet(media, (type) => type === 'image/jpeg')
  const modernType = media.sources.find(({ type }) => type !== 'image/jpeg')?.type
  if (priority) {
    preload(media.url, {
      as: 'image',
      imageSrcSet: modern || jpeg,
      imageSizes: sizes,
      type: modern ? modernType : undefined,
      fetchPriority: 'high',
    })
  }
  return (
    <picture>
      {modern && <source type={modernType} srcSet={modern} sizes={sizes} />}
      <img
        className={className}
        src={media.url}
        srcSet={jpeg || undefined}
        sizes={jpeg ? sizes : undefined}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
      />
    </picture>
  )
}

function sourceSet({ sources }: Media, wanted: (type: string) => boolean): string {
  const first = sources.find(({ type }) => wanted(type))?.type
  return sources
    .filter(({ type }) => type === first)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

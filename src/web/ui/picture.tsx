import { preload } from 'react-dom'
import type { Media } from '#contract/catalogue/media.ts'
import { useNearViewport } from './use-near-viewport.ts'

/**
 * `high`: perhaps the page's largest picture, fetched before anything else. `eager`: in the first screen.
 * `lazy`: fetched when the visitor comes near it, or the page has come to rest.
 */
export type LoadPriority = 'high' | 'eager' | 'lazy'

interface PictureProps {
  media: Media
  /** What it shows; empty where the text beside it says so already. */
  alt: string
  /** The `sizes` attribute: how wide it stands in the page. */
  sizes: string
  loadPriority?: LoadPriority
  className?: string
}

/** Browsers fetch lazy pictures from two screens away; on opening a page that is most of them. */
const nearMargin = '300px'
const blank = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"

/** A stored picture in the best form the browser takes; its place is kept before it arrives. */
export function Picture({ loadPriority = 'lazy', ...props }: PictureProps) {
  if (loadPriority === 'lazy') return <LazyPicture {...props} />
  return <WholePicture {...props} loadPriority={loadPriority} />
}

/** Without scripts it is an ordinary lazy picture. */
function LazyPicture(props: PictureProps) {
  const [place, near] = useNearViewport<HTMLImageElement>(nearMargin)
  if (near) return <WholePicture {...props} />
  const { media, alt, className } = props
  return (
    <>
      <img
        ref={place}
        className={className}
        src={blank}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        alt={alt}
        data-scripted
      />
      <noscript>
        <WholePicture {...props} />
      </noscript>
    </>
  )
}

function WholePicture({ media, alt, sizes, loadPriority, className }: PictureProps) {
  const modern = sourceSet(media, (type) => type !== 'image/jpeg')
  const jpeg = sourceSet(media, (type) => type === 'image/jpeg')
  const modernType = media.sources.find(({ type }) => type !== 'image/jpeg')?.type
  if (loadPriority === 'high') {
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
        loading={loadPriority ? 'eager' : 'lazy'}
        fetchPriority={loadPriority === 'high' ? 'high' : undefined}
        decoding={loadPriority === 'high' ? 'auto' : 'async'}
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

/** How soon the card at `place` of a list that opens a page is fetched: phones show two at first. */
export function loadPriorityAt(place: number): LoadPriority {
  if (place === 0) return 'high'
  return place === 1 ? 'eager' : 'lazy'
}

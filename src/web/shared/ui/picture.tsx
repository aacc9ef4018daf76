import { preload } from 'react-dom'
import type { Media } from '#contract/catalogue/media.ts'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'

/**
 * `high`: perhaps the page's largest picture, fetched before anything else. `eager`: in the first screen.
 * `lazy`: fetched when the visitor comes near it.
 */
export type LoadPriority = 'high' | 'eager' | 'lazy'

interface PictureProps {
  media: Media
  /** Description of the picture; empty where the text beside it says so already. */
  alt: string
  /** The language of `alt` where it is not the page's. */
  lang?: Language
  /** The `sizes` attribute: how wide it stands in the page. */
  sizes: string
  loadPriority?: LoadPriority
  className?: string
}

/** Phones held upright: what covers a page there has a file of its own shape. */
const heldUpright = '(max-width: 30rem) and (orientation: portrait)'

/** A stored picture in the best form the browser takes; its place is kept before it arrives. */
export function Picture({
  media,
  alt,
  sizes,
  lang,
  loadPriority = 'lazy',
  className,
}: PictureProps) {
  const { avif, webp, jpeg } = sourceSets(media)
  const best = avif || webp
  const bestType = avif ? 'image/avif' : 'image/webp'
  const { portrait } = media
  if (loadPriority === 'high') {
    const urgent = { as: 'image', fetchPriority: 'high' } as const
    if (portrait) preload(portrait.url, { ...urgent, type: portrait.type, media: heldUpright })
    preload(media.url, {
      ...urgent,
      imageSrcSet: best || jpeg,
      imageSizes: sizes,
      type: best ? bestType : undefined,
      media: portrait && `not all and ${heldUpright}`,
    })
  }
  return (
    <picture>
      {portrait && <source media={heldUpright} type={portrait.type} srcSet={portrait.url} />}
      {best && <source type={bestType} srcSet={best} sizes={sizes} />}
      {/* Few browsers know WebP alone: the one size that stands for all keeps pages light (decision 0020). */}
      {avif && webp && <source type="image/webp" srcSet={primaryOf(media)} />}
      <img
        className={className}
        src={media.url}
        srcSet={best ? undefined : jpeg || undefined}
        sizes={best ? undefined : sizes}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        alt={alt}
        lang={lang}
        loading={loadPriority === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loadPriority === 'high' ? 'high' : undefined}
        decoding={loadPriority === 'high' ? 'auto' : 'async'}
      />
    </picture>
  )
}

interface SourceSets {
  /** Each as `srcset`; empty where there are none. */
  avif: string
  webp: string
  jpeg: string
}

/** Made once for each picture: lists show the same ones over and over. */
const known = new WeakMap<Media['sources'], SourceSets>()

function sourceSets({ sources }: Media): SourceSets {
  const made = known.get(sources)
  if (made) return made
  const setOf = (wanted: string) =>
    sources
      .filter(({ type }) => type === wanted)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(',')
  const sets = {
    avif: setOf('image/avif'),
    webp: setOf('image/webp'),
    jpeg: setOf('image/jpeg'),
  }
  known.set(sources, sets)
  return sets
}

/** The WebP file of the size that stands for the picture. */
function primaryOf({ sources, width }: Media): string | undefined {
  const webp = sources.filter(({ type }) => type === 'image/webp')
  return (webp.find((each) => each.width === width) ?? webp[0])?.url
}

/**
 * Describes a picture's content, in the page's language, else in English, else by the name of its item (requirements
 * §2.31); nothing where it is decorative. `lang` where that is not the page's.
 */
export function describeMedia(
  { alt, decorative }: Pick<Media, 'alt' | 'decorative'>,
  language: Language,
  name: string,
): { alt: string; lang?: Language } {
  if (decorative) return { alt: '' }
  const own = alt[language]
  if (own) return { alt: own }
  const fallback = alt[fallbackLanguage]
  return fallback ? { alt: fallback, lang: fallbackLanguage } : { alt: name }
}

/**
 * The same beside the item's name, on cards, in rows and above columns: what is said of the picture itself. One of
 * which nothing is said would only repeat the name, so it says nothing.
 */
export function describeBesideName(media: Pick<Media, 'alt' | 'decorative'>, language: Language) {
  return describeMedia(media, language, '')
}

/** How soon the card at `place` of a list that opens a page is fetched: phones show two at first. */
export function loadPriorityAt(place: number): LoadPriority {
  if (place === 0) return 'high'
  return place === 1 ? 'eager' : 'lazy'
}

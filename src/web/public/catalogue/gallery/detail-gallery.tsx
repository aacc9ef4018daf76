import { useEffect, useRef, useState } from 'react'
import type { Media } from '#contract/catalogue/media.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { ArrowLeft, ArrowRight, Close } from '#web/shared/ui/marks/icons.tsx'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { describeMedia, Picture } from '#web/shared/ui/picture.tsx'
import styles from './detail-gallery.module.css'
import { GalleryCaption } from './gallery-caption.tsx'
import { useSwipe } from './use-swipe.ts'

type DetailGalleryProps = {
  pictures: readonly Media[]
  /** Subject of the pictures. */
  label: string
}

export const island = defineIsland<DetailGalleryProps>({
  name: 'gallery',
  Component: DetailGallery,
  texts: ['common.close', 'gallery'],
})

/** How many thumbnails stand side by side at most, from which width of the window on. */
const columns = [
  [85, 4],
  [64, 3],
  [43, 2],
] as const

/** Thumbnails share the page's width in boxes of 4:3, which a wider picture covers by standing out of them. */
function sizesOf({ width, height }: Media, count: number): string {
  const wider = Math.max(1, (width ?? 4) / (height ?? 3) / (4 / 3))
  const share = (most: number) => `${Math.ceil((wider * 92) / Math.min(most, count))}vw`
  const wide = columns.map(([from, most]) => `(min-width: ${from}rem) ${share(most)}`)
  return [...wide, share(1)].join(', ')
}

/**
 * Pictures to be opened large; without JavaScript each is a link to its file. Links to `#gallery`, anywhere
 * on the page, open it too.
 */
function DetailGallery({ pictures, label }: DetailGalleryProps) {
  const t = useTexts()
  const [index, setIndex] = useState(0)
  const lightbox = useRef<HTMLDialogElement>(null)
  const language = useLanguage()
  const named = (place: number) =>
    t('gallery.picture', { label, number: place + 1, count: pictures.length })
  const described = (picture: Media, place: number) =>
    describeMedia(picture, language, named(place))
  const move = (step: number) => setIndex((index + step + pictures.length) % pictures.length)
  const swipe = useSwipe(move)
  const current = pictures[index]

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest('[href="#gallery"]') : null
      if (!link) return
      event.preventDefault()
      setIndex(0)
      lightbox.current?.showModal()
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])

  return (
    <>
      <ul className={styles.gallery} id="gallery">
        {pictures.map((picture, place) => (
          <li key={picture.id}>
            <figure>
              <a
                href={picture.url}
                // A link with nothing but a decorative picture in it would have no name.
                aria-label={picture.decorative ? named(place) : undefined}
                className={styles.thumbnail}
                onClick={(event) => {
                  event.preventDefault()
                  setIndex(place)
                  lightbox.current?.showModal()
                }}
              >
                <Picture
                  media={picture}
                  {...described(picture, place)}
                  sizes={sizesOf(picture, pictures.length)}
                />
              </a>
              <GalleryCaption picture={picture} />
            </figure>
          </li>
        ))}
      </ul>
      <dialog
        ref={lightbox}
        className={styles.lightbox}
        aria-label={label}
        {...swipe}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') move(-1)
          if (key === 'ArrowRight') move(1)
        }}
      >
        {current && (
          <figure className={styles.shown}>
            <Picture
              media={current}
              {...described(current, index)}
              sizes="100vw"
              className={styles.large}
            />
            <GalleryCaption picture={current} />
          </figure>
        )}
        <div className={styles.controls}>
          {pictures.length > 1 && (
            <>
              <button type="button" aria-label={t('gallery.previous')} onClick={() => move(-1)}>
                <ArrowLeft />
              </button>
              <span aria-live="polite">
                {index + 1} / {pictures.length}
              </span>
              <button type="button" aria-label={t('gallery.next')} onClick={() => move(1)}>
                <ArrowRight />
              </button>
            </>
          )}
          <button
            type="button"
            aria-label={t('common.close')}
            onClick={() => lightbox.current?.close()}
          >
            <Close />
          </button>
        </div>
      </dialog>
    </>
  )
}

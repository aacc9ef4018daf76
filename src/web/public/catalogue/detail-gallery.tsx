import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '#contract/catalogue/media.ts'
import { ArrowLeft, ArrowRight, Close } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './detail-gallery.module.css'

interface DetailGalleryProps {
  pictures: readonly Media[]
  /** What they show. */
  label: string
}

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

/** Pictures to be opened large; without JavaScript each is a link to its file. */
export function DetailGallery({ pictures, label }: DetailGalleryProps) {
  const { t } = useTranslation()
  const [index, setIndex] = useState(0)
  const lightbox = useRef<HTMLDialogElement>(null)
  const altOf = (place: number) =>
    t('gallery.picture', { label, number: place + 1, count: pictures.length })
  const move = (step: number) => setIndex((index + step + pictures.length) % pictures.length)
  const current = pictures[index]

  return (
    <>
      <ul className={styles.gallery}>
        {pictures.map((picture, place) => (
          <li key={picture.id}>
            <a
              href={picture.url}
              className={styles.thumbnail}
              onClick={(event) => {
                event.preventDefault()
                setIndex(place)
                lightbox.current?.showModal()
              }}
            >
              <Picture
                media={picture}
                alt={altOf(place)}
                sizes={sizesOf(picture, pictures.length)}
              />
            </a>
          </li>
        ))}
      </ul>
      <dialog
        ref={lightbox}
        className={styles.lightbox}
        aria-label={label}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') move(-1)
          if (key === 'ArrowRight') move(1)
        }}
      >
        {current && (
          <Picture media={current} alt={altOf(index)} sizes="100vw" className={styles.large} />
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

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
              <Picture media={picture} alt={altOf(place)} sizes="(min-width: 52rem) 40vw, 92vw" />
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

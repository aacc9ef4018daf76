import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '#contract/catalogue/media.ts'
import { ArrowLeft, ArrowRight, Pause, Play } from './icons.tsx'
import { Picture } from './picture.tsx'
import styles from './slider.module.css'

interface SliderProps {
  slides: readonly Media[]
  /** What all the pictures show together. */
  label: string
  /** How wide the pictures stand in the page, as `sizes`; a box higher than they are makes them wider than itself. */
  sizes: string
  /** Goes on by itself until paused, hovered, focused or refused by the visitor's settings. */
  autoplay?: boolean
  /** The first picture is the page's largest one. */
  priority?: boolean
}

const autoplayMilliseconds = 6_000

/** Pictures side by side, swiped or scrolled without JavaScript; arrows, pause and the announced position come with it. */
export function Slider({ slides, label, sizes, autoplay = false, priority = false }: SliderProps) {
  const { t } = useTranslation()
  const { track, index, show } = useSlides(slides.length)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(!autoplay)
  useEffect(() => {
    if (autoplay && matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [autoplay])
  useEffect(() => {
    if (paused || held || slides.length < 2) return
    const timer = setTimeout(() => show(index + 1), autoplayMilliseconds)
    return () => clearTimeout(timer)
  }, [paused, held, index, show, slides.length])

  return (
    <div
      className={styles.slider}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul ref={track} className={styles.track} tabIndex={slides.length > 1 ? 0 : undefined}>
        {slides.map((slide, place) => (
          <li key={slide.id} aria-hidden={place !== index}>
            <Picture
              media={slide}
              alt={t('gallery.picture', { label, number: place + 1, count: slides.length })}
              sizes={sizes}
              loadPriority={priority && place === 0 ? 'high' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          {autoplay && (
            <button type="button" onClick={() => setPaused(!paused)}>
              {paused ? <Play /> : <Pause />}
              <span className={styles.hidden}>{t(paused ? 'gallery.play' : 'gallery.pause')}</span>
            </button>
          )}
          <span className={styles.position} aria-live={paused || held ? 'polite' : 'off'}>
            <span className={styles.hidden}>{t('gallery.picturePosition')} </span>
            {index + 1} / {slides.length}
          </span>
          <button type="button" onClick={() => show(index - 1)}>
            <ArrowLeft />
            <span className={styles.hidden}>{t('gallery.previous')}</span>
          </button>
          <button type="button" onClick={() => show(index + 1)}>
            <ArrowRight />
            <span className={styles.hidden}>{t('gallery.next')}</span>
          </button>
        </div>
      )}
    </div>
  )
}

/** The slide in view follows the scroll position, whoever moved it. */
function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [show] = useState(() => (wanted: number) => {
    const list = track.current
    if (!list) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    list.scrollTo({ left: ((wanted + count) % count) * list.clientWidth, behavior })
  })
  useEffect(() => {
    const list = track.current
    if (!list) return
    const follow = () => setIndex(Math.round(list.scrollLeft / list.clientWidth))
    list.addEventListener('scroll', follow, { passive: true })
    return () => list.removeEventListener('scroll', follow)
  }, [])
  return { track, index, show }
}

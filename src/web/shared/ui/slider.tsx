import type { Media } from '#contract/catalogue/media.ts'
import { useLanguage, useTexts } from '../i18n/use-texts.tsx'
import { ArrowLeft, ArrowRight, Pause, Play } from './marks/icons.tsx'
import { describeMedia, Picture } from './picture.tsx'
import styles from './slider.module.css'

interface SliderProps {
  slides: readonly Media[]
  /** Common subject of all the pictures. */
  label: string
  /** How wide the pictures stand in the page, as `sizes`; a box higher than they are makes them wider than itself. */
  sizes: string
  /** Goes on by itself until paused, hovered, focused or refused by the visitor's settings. */
  autoplay?: boolean
  /** The first picture is the page's largest one. */
  priority?: boolean
}

/** Pictures side by side, swiped or scrolled without JavaScript; its controls act with the page's own script. */
export function Slider({ slides, label, sizes, autoplay = false, priority = false }: SliderProps) {
  const t = useTexts()
  const language = useLanguage()
  const isMany = slides.length > 1
  const mode = autoplay ? 'autoplay' : 'still'
  return (
    <div
      className={styles.slider}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-slider={isMany ? mode : undefined}
    >
      <ul className={styles.track} tabIndex={isMany ? 0 : undefined} data-slider-part="track">
        {slides.map((slide, place) => (
          <li key={slide.id} aria-hidden={place > 0} style={{ '--focus': focusOf(slide) }}>
            <Picture
              media={slide}
              {...describeMedia(
                slide,
                language,
                t('gallery.picture', { label, number: place + 1, count: slides.length }),
              )}
              sizes={sizes}
              loadPriority={priority && place === 0 ? 'high' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      {isMany && (
        <div className={styles.controls}>
          {autoplay && (
            <>
              <button type="button" data-slider-part="pause">
                <Pause />
                <span className={styles.hidden}>{t('gallery.pause')}</span>
              </button>
              <button type="button" data-slider-part="play" hidden>
                <Play />
                <span className={styles.hidden}>{t('gallery.play')}</span>
              </button>
            </>
          )}
          <span
            className={styles.position}
            aria-live={autoplay ? 'off' : 'polite'}
            data-slider-part="position"
          >
            <span className={styles.hidden}>{t('gallery.picturePosition')} </span>
            <span data-slider-part="number">1</span> / {slides.length}
          </span>
          <button type="button" data-slider-part="previous">
            <ArrowLeft />
            <span className={styles.hidden}>{t('gallery.previous')}</span>
          </button>
          <button type="button" data-slider-part="next">
            <ArrowRight />
            <span className={styles.hidden}>{t('gallery.next')}</span>
          </button>
        </div>
      )}
    </div>
  )
}

/**
 * Where a box of other proportions than the picture's looks: at the focus. A picture that was cut around it has it
 * between its middle and there, so it is seen as long as half of the picture is.
 */
function focusOf({ focus: { x, y } }: Media): string | undefined {
  return x === 0.5 && y === 0.5 ? undefined : `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
}

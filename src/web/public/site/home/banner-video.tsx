import type { Media } from '#contract/catalogue/media.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Pause, Play } from '#web/shared/ui/marks/icons.tsx'
import { Picture } from '#web/shared/ui/picture.tsx'
import styles from './banner.module.css'

interface BannerVideoProps {
  video: Media
  poster?: Media
  /** Of the poster. */
  sizes: string
}

/** A muted video over its poster; the page's own script plays it, where the visitor's settings allow. */
export function BannerVideo({ video, poster, sizes }: BannerVideoProps) {
  const t = useTexts()
  return (
    <div data-banner-video>
      {poster && (
        <div className={styles.poster}>
          <Picture media={poster} alt="" sizes={sizes} loadPriority="high" />
        </div>
      )}
      <video
        className={styles.video}
        src={video.url}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        hidden
      />
      <button type="button" className={styles.switch} aria-label={t('gallery.pause')} hidden>
        <Pause />
      </button>
      <button type="button" className={styles.switch} aria-label={t('gallery.play')}>
        <Play />
      </button>
    </div>
  )
}

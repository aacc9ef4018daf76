import type { Media } from '#contract/catalogue/media.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Slider } from '#web/shared/ui/slider.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { island as searchBox } from '#web/public/catalogue/search/search-box.tsx'
import { BannerVideo } from './banner-video.tsx'
import styles from './banner.module.css'

interface BannerProps {
  /** The banner rule's choice: one video, or pictures (requirements §2.21). */
  media: readonly Media[]
  /** A picture to stand before the video. */
  poster?: Media
}

/**
 * Pictures of 16:9 that cover the stage, whose height the style sheet says: on phones wider than the window. There
 * a little less is asked for than covers it, the largest file from two pixels a point on, since the opening picture is
 * what a phone waits for.
 */
const sizes = '(max-width: 40rem) 45rem, max(100vw, clamp(53.3rem, 146vh, 96rem))'

const largeSearchBox = { size: 'large', keyword: '' } as const

export function Banner({ media, poster }: BannerProps) {
  const t = useTexts()
  const video = media.find(({ type }) => type === 'video')
  return (
    <section className={styles.banner} data-empty={media.length === 0}>
      <div className={styles.stage}>
        {video && <BannerVideo video={video} poster={poster} sizes={sizes} />}
        {!video && media.length > 0 && (
          <Slider slides={media} label={t('home.bannerLabel')} sizes={sizes} autoplay priority />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{t('home.kicker')}</p>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.search}>
          <Island of={searchBox} id="search-box-large" props={largeSearchBox} />
        </div>
      </div>
    </section>
  )
}

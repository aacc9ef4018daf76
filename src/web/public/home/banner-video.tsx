import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '#contract/catalogue/media.ts'
import { Pause, Play } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './banner.module.css'

/** A muted video that plays by itself, unless the visitor saves data or motion: then only when asked to. */
export function BannerVideo({
  video,
  poster,
  sizes,
}: {
  video: Media
  poster?: Media
  /** Of the poster. */
  sizes: string
}) {
  const { t } = useTranslation()
  const element = useRef<HTMLVideoElement>(null)
  const [wanted, setWanted] = useState(false)
  const [playing, setPlaying] = useState(false)
  useEffect(() => setWanted(mayPlayUnasked()), [])

  const toggle = () => {
    if (!wanted) return setWanted(true)
    if (playing) element.current?.pause()
    else void element.current?.play()
  }
  return (
    <>
      {poster && (
        <div className={styles.poster}>
          <Picture media={poster} alt="" sizes={sizes} loadPriority="high" />
        </div>
      )}
      {wanted && (
        <video
          ref={element}
          className={styles.video}
          src={video.url}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden="true"
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
      )}
      <button
        type="button"
        className={styles.switch}
        onClick={toggle}
        aria-label={t(playing ? 'gallery.pause' : 'gallery.play')}
      >
        {playing ? <Pause /> : <Play />}
      </button>
    </>
  )
}

function mayPlayUnasked(): boolean {
  const connection =
    'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : undefined
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

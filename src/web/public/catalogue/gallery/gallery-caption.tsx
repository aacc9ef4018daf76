import type { Media } from '#contract/catalogue/media.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pickText } from '#contract/base/languages/pick-text.ts'
import styles from './detail-gallery.module.css'

/** Text under a picture: its caption, and its author. */
export function GalleryCaption({ picture }: { picture: Media }) {
  const t = useTexts()
  const caption = pickText(picture.caption, useLanguage())
  if (!caption && !picture.credit) return null
  return (
    <figcaption className={styles.caption}>
      {caption && <span lang={caption.lang}>{caption.text}</span>}
      {picture.credit && <small>{t('gallery.credit', { name: picture.credit })}</small>}
    </figcaption>
  )
}

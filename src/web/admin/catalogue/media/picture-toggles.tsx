import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Media } from '#contract/catalogue/media.ts'
import { limits } from '#contract/base/limits.ts'
import { Thumbnail } from '../thumbnail.tsx'
import styles from './picture-toggles.module.css'

interface PictureTogglesProps {
  label: string
  hint?: ReactNode
  pictures: readonly Media[]
  /** Ids of those that are chosen, in their order. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  error?: ReactNode
}

/** Pictures of which some are a day's; each is pressed or not. */
export function PictureToggles(props: PictureTogglesProps) {
  const { label, hint, pictures, chosen, onChange, error } = props
  const t = usePanelTexts()
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <div role="group" aria-label={label}>
      <p className={styles.label}>{label}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.pictures}>
        {pictures.map((picture, index) => {
          const isChosen = chosen.includes(picture.id)
          return (
            <button
              key={picture.id}
              type="button"
              className={styles.picture}
              aria-pressed={isChosen}
              aria-label={t('media.picture', { number: index + 1 })}
              disabled={!isChosen && chosen.length >= limits.dayMediaMax}
              onClick={() => toggle(picture.id)}
            >
              <Thumbnail media={picture} size="small" />
            </button>
          )
        })}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

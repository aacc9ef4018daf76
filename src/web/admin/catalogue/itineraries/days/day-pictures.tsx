import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { errorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import { Thumbnail } from '../../thumbnail.tsx'
import type { DayFieldsProps } from './day-fields.tsx'
import styles from './days.module.css'

/** Which of the journey's pictures are the day's. */
export function DayPictures({ row, onChange, errors, choices }: DayFieldsProps) {
  const t = usePanelTexts()
  const { mediaIds } = row
  if (choices.pictures.length === 0) return null
  const toggle = (id: string) =>
    onChange({
      ...row,
      mediaIds: mediaIds.includes(id) ? mediaIds.filter((each) => each !== id) : [...mediaIds, id],
    })
  const error = errorAt(errors, 'mediaIds')
  return (
    <div role="group" aria-label={t('dayForm.pictures')}>
      <p className={styles.label}>{t('dayForm.pictures')}</p>
      <p className={styles.hint}>{t('dayForm.picturesHint', { max: limits.dayMediaMax })}</p>
      <div className={styles.pictures}>
        {choices.pictures.map((picture, index) => {
          const isChosen = mediaIds.includes(picture.id)
          return (
            <button
              key={picture.id}
              type="button"
              className={styles.picture}
              aria-pressed={isChosen}
              aria-label={t('media.picture', { number: index + 1 })}
              disabled={!isChosen && mediaIds.length >= limits.dayMediaMax}
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

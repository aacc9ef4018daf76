import type { Specialist } from '#contract/site/specialists.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { PicturePlace } from '#web/admin/kit/media/picture-place.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './specialists.module.css'

/** A specialist's photo, put up and taken down at once. */
export function PhotoCard({ specialist: { id, name, photo } }: { specialist: Specialist }) {
  const t = usePanelTexts()
  return (
    <Card title={t('specialistForm.photo')} hint={t('specialistForm.photoHint')}>
      <PicturePlace
        what={t('specialistForm.photo')}
        media={photo}
        upload={(call, file, options) => call('uploadSpecialistPhoto', { id, file }, options)}
        remove={() => panelCall('removeSpecialistPhoto', { id })}
      >
        {photo && (
          <img
            className={styles.photo}
            src={photo.url}
            alt={`${t('specialistForm.photo')}: ${name}`}
            width={photo.width ?? undefined}
            height={photo.height ?? undefined}
          />
        )}
      </PicturePlace>
    </Card>
  )
}

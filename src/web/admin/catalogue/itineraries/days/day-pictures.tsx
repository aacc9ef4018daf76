import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { errorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import { PictureToggles } from '../../media/picture-toggles.tsx'
import type { DayFieldsProps } from './day-fields.tsx'

/** Which of the journey's pictures are the day's. */
export function DayPictures({ row, onChange, errors, choices }: DayFieldsProps) {
  const t = usePanelTexts()
  if (choices.pictures.length === 0) return null
  return (
    <PictureToggles
      label={t('dayForm.pictures')}
      hint={t('dayForm.picturesHint', { max: limits.dayMediaMax })}
      pictures={choices.pictures}
      chosen={row.mediaIds}
      onChange={(mediaIds) => onChange({ ...row, mediaIds })}
      error={errorAt(errors, 'mediaIds')}
    />
  )
}

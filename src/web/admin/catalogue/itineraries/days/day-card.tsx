import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { mealLabels } from '#web/shared/i18n/fact-labels.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { FoldedRow } from '#web/admin/kit/form/rows/folded-row.tsx'
import { DayFields, type DayFieldsProps } from './day-fields.tsx'
import styles from './days.module.css'
import { Warnings } from './check/warnings.tsx'

interface DayCardProps extends DayFieldsProps {
  open: boolean
  onToggle: () => void
  /** Possible errors in it, in words. */
  warnings: readonly string[]
}

/** A day: its number and title with the rest in a line, or all its fields. */
export function DayCard({ open, onToggle, warnings, ...fields }: DayCardProps) {
  const { row, errors, names } = fields
  const t = usePanelTexts()
  const language = useLanguage()
  const title = row.details[language].title || row.details[fallbackLanguage].title
  const line = [
    names.get(row.destinationId),
    names.get(row.hotelId),
    ...row.tourIds.map((each) => names.get(each)),
    ...mealLabels(row.meals, t),
  ]
  return (
    <FoldedRow
      title={`${t('journey.day', { day: row.day })} · ${title || t('dayForm.untitled')}`}
      line={line.filter(Boolean).join(' · ')}
      open={open}
      onToggle={onToggle}
      errors={errors}
      note={
        <>
          {errors['day'] && open && (
            <p className={styles.error} role="alert">
              {errors['day']}
            </p>
          )}
          <Warnings words={warnings} />
        </>
      }
    >
      <DayFields {...fields} />
    </FoldedRow>
  )
}

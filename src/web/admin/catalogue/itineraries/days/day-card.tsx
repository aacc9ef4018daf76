import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { meals } from '#contract/catalogue/itinerary-days.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import { useLanguage } from '../../../../i18n/use-texts.tsx'
import { firstError } from '../../../kit/form/whole-field.ts'
import { DayFields, type DayFieldsProps } from './day-fields.tsx'
import styles from './days.module.css'
import { Warnings } from './warnings.tsx'

interface DayCardProps extends DayFieldsProps {
  open: boolean
  onToggle: () => void
  /** What may be wrong with it, in words. */
  warnings: readonly string[]
}

/** A day: its number and title with the rest in a line, or all its fields. */
export function DayCard({ open, onToggle, warnings, ...fields }: DayCardProps) {
  const { row, errors, names } = fields
  const { t } = useTranslation(['admin', 'translation'])
  const language = useLanguage()
  const id = useId()
  const title = row.details[language].title || row.details[fallbackLanguage].title
  const line = [
    names.get(row.destinationId),
    names.get(row.hotelId),
    ...row.tourIds.map((each) => names.get(each)),
    ...meals
      .filter((meal) => row.meals.includes(meal))
      .map((meal) => t(`translation:journey.meals.${meal}`)),
  ]
  return (
    <div>
      <UnstyledButton
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <IconChevronDown size={18} stroke={1.6} aria-hidden className={styles.chevron} />
        <span>
          <span className={styles.title}>
            {t('translation:journey.day', { day: row.day })}
            {' · '}
            {title || t('days.untitled')}
          </span>
          <span className={styles.line}>{line.filter(Boolean).join(' · ')}</span>
        </span>
      </UnstyledButton>
      {firstError(errors) && !open && (
        <p className={styles.error} role="alert">
          {firstError(errors)}
        </p>
      )}
      {errors['day'] && open && (
        <p className={styles.error} role="alert">
          {errors['day']}
        </p>
      )}
      <Warnings words={warnings} />
      <div id={id}>{open && <DayFields {...fields} />}</div>
    </div>
  )
}

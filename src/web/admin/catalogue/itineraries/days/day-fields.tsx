import type { RowFields } from '#web/admin/kit/form/rows/row-list.tsx'
import type { DayChoices } from './day-choices.ts'
import { DayPictures } from './day-pictures.tsx'
import { DayStay } from './day-stay.tsx'
import { DayTexts } from './day-texts.tsx'
import { DayTransfers } from './day-transfers.tsx'
import styles from './days.module.css'
import type { DayFormValues } from './days-form-values.ts'

export interface DayFieldsProps extends Omit<RowFields<DayFormValues>, 'index'> {
  choices: DayChoices
  /** Names of what days may name, by id. */
  names: ReadonlyMap<string, string>
}

/** Everything that a day says. */
export function DayFields(props: DayFieldsProps) {
  return (
    <div className={styles.day}>
      <DayTexts {...props} />
      <DayStay {...props} />
      <DayTransfers {...props} />
      <DayPictures {...props} />
    </div>
  )
}

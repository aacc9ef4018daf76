import { Select, TextInput } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { departureStatuses } from '#contract/catalogue/facts/departures.ts'
import { limits } from '#contract/base/limits.ts'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { type Errors, errorAt, errorsBelow } from '#web/admin/kit/form/fields/whole-field.ts'
import type { DeparturesFormValues } from '../departures-form-values.ts'
import styles from './fact-inputs.module.css'

export interface DeparturePartProps {
  value: DeparturesFormValues
  change: (changed: Partial<DeparturesFormValues>) => void
  errors: Errors
}

/** The dates of departures, each with what is known of its places. */
export function DepartureDates({ value, change, errors }: DeparturePartProps) {
  const t = usePanelTexts()
  const { dates } = value
  const label = t('factForm.parts.dates')
  const pasteAt = (index: number) => (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').match(/\d{4}-\d\d-\d\d/g) ?? []
    if (pasted.length < 2) return
    event.preventDefault()
    const rows = pasted.map((date) => ({ date, status: dates[index]?.status ?? '' }))
    change({ dates: dates.toSpliced(index, 1, ...rows).slice(0, limits.departureDatesMax) })
  }
  return (
    <RowList
      label={label}
      hint={t('factForm.pasteDates')}
      value={dates}
      onChange={(changed) => change({ dates: changed })}
      errors={errorsBelow(errors, 'dates')}
      max={limits.departureDatesMax}
      addLabel={t('factForm.addDate')}
      blank={() => ({ date: '', status: '' })}
      nameOf={({ date }, index) => date || t('factForm.row', { list: label, number: index + 1 })}
      ordered={false}
    >
      {({ row, onChange, errors: below, index }) => (
        <div className={styles.parts}>
          <TextInput
            type="date"
            label={t('factForm.parts.date')}
            value={row.date}
            onChange={(event) => onChange({ ...row, date: event.currentTarget.value })}
            onPaste={pasteAt(index)}
            error={below[''] ?? errorAt(below, 'date')}
          />
          <Select
            label={t('factForm.parts.dateStatus')}
            placeholder={t('factForm.notSaid')}
            data={departureStatuses.map((status) => ({
              value: status,
              label: t(`facts.departureStatus.${status}`),
            }))}
            clearable
            value={row.status || null}
            onChange={(status) => onChange({ ...row, status: status ?? '' })}
            error={errorAt(below, 'status')}
          />
        </div>
      )}
    </RowList>
  )
}

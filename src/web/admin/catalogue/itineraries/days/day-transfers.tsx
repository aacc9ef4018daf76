import { Checkbox, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { transferModes, transferServices } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { limits } from '#contract/base/limits.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt, errorsBelow } from '#web/admin/kit/form/fields/whole-field.ts'
import { withChosen } from './day-choices.ts'
import type { DayFieldsProps } from './day-fields.tsx'
import styles from './days.module.css'
import { blankTransfer } from './days-form-values.ts'

/** How one gets on, on a day. */
export function DayTransfers({ row: day, onChange, errors, choices, names }: DayFieldsProps) {
  const { t } = useTranslation(['admin', 'translation'])
  return (
    <RowList
      label={t('days.transfers')}
      value={day.transfers}
      onChange={(transfers) => onChange({ ...day, transfers })}
      errors={errorsBelow(errors, 'transfers')}
      max={limits.transfersMax}
      addLabel={t('days.addTransfer')}
      blank={blankTransfer}
      nameOf={(_transfer, index) => t('days.transfer', { number: index + 1 })}
    >
      {({ row, onChange: changeRow, errors: below }) => {
        const change = (changed: Partial<typeof row>) => changeRow({ ...row, ...changed })
        return (
          <div className={styles.fields}>
            <Select
              label={t('days.mode')}
              data={transferModes.map((mode) => ({
                value: mode,
                label: t(`translation:journey.modes.${mode}`),
              }))}
              allowDeselect={false}
              value={row.mode}
              onChange={(chosen) => {
                const mode = transferModes.find((each) => each === chosen)
                // Flights are bought apart more often than not.
                if (mode) change({ mode, included: mode !== 'flight' })
              }}
            />
            <Select
              label={t('days.to')}
              placeholder={t('days.notSaid')}
              data={withChosen(choices.destinations, [row.toDestinationId], names)}
              clearable
              value={row.toDestinationId || null}
              onChange={(chosen) => change({ toDestinationId: chosen ?? '' })}
              error={errorAt(below, 'toDestinationId')}
            />
            <NumberField
              label={t('days.minutes')}
              min={1}
              max={limits.transferMinutesMax}
              value={row.minutes}
              onChange={(minutes) => change({ minutes })}
              error={errorAt(below, 'minutes')}
            />
            <NumberField
              label={t('days.km')}
              min={1}
              max={limits.transferKilometresMax}
              value={row.km}
              onChange={(km) => change({ km })}
              error={errorAt(below, 'km')}
            />
            <Select
              label={t('days.service')}
              placeholder={t('days.notSaid')}
              data={transferServices.map((service) => ({
                value: service,
                label: t(`days.services.${service}`),
              }))}
              clearable
              value={row.service || null}
              onChange={(service) => change({ service: service ?? '' })}
            />
            <Checkbox
              className={styles.check}
              label={t('days.included')}
              checked={row.included}
              onChange={(event) => change({ included: event.currentTarget.checked })}
            />
          </div>
        )
      }}
    </RowList>
  )
}

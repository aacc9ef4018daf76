import { Checkbox, Select } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
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
  const t = usePanelTexts()
  return (
    <RowList
      label={t('dayForm.transfers')}
      value={day.transfers}
      onChange={(transfers) => onChange({ ...day, transfers })}
      errors={errorsBelow(errors, 'transfers')}
      max={limits.transfersMax}
      addLabel={t('dayForm.addTransfer')}
      blank={blankTransfer}
      nameOf={(_transfer, index) => t('dayForm.transfer', { number: index + 1 })}
    >
      {({ row, onChange: changeRow, errors: below }) => {
        const change = (changed: Partial<typeof row>) => changeRow({ ...row, ...changed })
        return (
          <div className={styles.fields}>
            <Select
              label={t('dayForm.mode')}
              data={transferModes.map((mode) => ({
                value: mode,
                label: t(`journey.modes.${mode}`),
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
              label={t('dayForm.to')}
              placeholder={t('dayForm.notSaid')}
              data={withChosen(choices.destinations, [row.toDestinationId], names)}
              clearable
              value={row.toDestinationId || null}
              onChange={(chosen) => change({ toDestinationId: chosen ?? '' })}
              error={errorAt(below, 'toDestinationId')}
            />
            <NumberField
              label={t('dayForm.minutes')}
              min={1}
              max={limits.transferMinutesMax}
              value={row.minutes}
              onChange={(minutes) => change({ minutes })}
              error={errorAt(below, 'minutes')}
            />
            <NumberField
              label={t('dayForm.km')}
              min={1}
              max={limits.transferKilometresMax}
              value={row.km}
              onChange={(km) => change({ km })}
              error={errorAt(below, 'km')}
            />
            <Select
              label={t('dayForm.service')}
              placeholder={t('dayForm.notSaid')}
              data={transferServices.map((service) => ({
                value: service,
                label: t(`dayForm.services.${service}`),
              }))}
              clearable
              value={row.service || null}
              onChange={(service) => change({ service: service ?? '' })}
            />
            <Checkbox
              className={styles.check}
              label={t('dayForm.included')}
              checked={row.included}
              onChange={(event) => change({ included: event.currentTarget.checked })}
            />
          </div>
        )
      }}
    </RowList>
  )
}

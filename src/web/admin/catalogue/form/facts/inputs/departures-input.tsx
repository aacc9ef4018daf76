import { Checkbox, Chip, Group, Select } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { weekdayName } from '#contract/base/dates/day-text.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { Parts } from '#web/admin/kit/form/parts.tsx'
import { errorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import type { DeparturesFormValues } from '../departures-form-values.ts'
import { DepartureDates } from './departure-dates.tsx'
import { DepartureSpans } from './departure-spans.tsx'
import type { FactInputProps } from './fact-input-props.ts'
import styles from './fact-inputs.module.css'

const kinds = ['daily', 'weekdays', 'dates'] as const

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** When a journey starts. */
export function FactDepartures(props: FactInputProps<DeparturesFormValues>) {
  const { label, help, value, onChange, errors } = props
  const t = usePanelTexts()
  const { kind } = value
  const change = (changed: Partial<DeparturesFormValues>) => onChange({ ...value, ...changed })
  return (
    <Parts label={label} help={help} errors={errors}>
      <div className={styles.rows}>
        <Select
          label={t('factForm.parts.kind')}
          placeholder={t('factForm.kinds.none')}
          data={kinds.map((each) => ({ value: each, label: t(`factForm.kinds.${each}`) }))}
          clearable
          value={kind || null}
          onChange={(chosen) => change({ kind: kinds.find((each) => each === chosen) ?? '' })}
        />
        {kind === 'weekdays' && <Weekdays {...props} />}
        {kind === 'dates' && <DepartureDates {...{ value, change, errors }} />}
        {(kind === 'daily' || kind === 'weekdays') && (
          <DepartureSpans {...{ value, change, errors }} />
        )}
        {kind !== '' && (
          <div className={styles.parts}>
            <NumberField
              label={t('factForm.parts.minPax')}
              min={1}
              max={limits.minPaxMax}
              value={value.minPax}
              onChange={(minPax) => change({ minPax })}
              error={errorAt(errors, 'minPax')}
            />
            <Checkbox
              label={t('factForm.parts.guaranteed')}
              checked={value.guaranteed}
              onChange={(event) => change({ guaranteed: event.currentTarget.checked })}
            />
          </div>
        )}
      </div>
    </Parts>
  )
}

function Weekdays({ value, onChange, errors }: FactInputProps<DeparturesFormValues>) {
  const t = usePanelTexts()
  const language = useLanguage()
  const error = errorAt(errors, 'weekdays')
  return (
    <div role="group" aria-label={t('factForm.parts.weekdays')}>
      <Chip.Group
        multiple
        value={value.weekdays}
        onChange={(chosen) => onChange({ ...value, weekdays: chosen.toSorted() })}
      >
        <Group gap="xs">
          {weekdays.map((each) => (
            <Chip key={each} value={String(each)} size="sm" variant="outline">
              {weekdayName(each, language)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

import { Checkbox, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/base/limits.ts'
import { beds, boards, classes, services } from '#contract/trade/rates/rate-lines.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { errorAt, type WholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import type { LineFormValues } from '../form/seasons-form-values.ts'
import styles from './seasons.module.css'

/** Fields for rare details of a price: for whom, which room, what comes with it. */
export function LineDetails({ value: line, onChange, errors }: WholeField<LineFormValues>) {
  const { t } = useTranslation(['admin', 'translation'])
  const change = (part: Partial<LineFormValues>) => onChange({ ...line, ...part })
  const choice = (
    field: 'board' | 'class' | 'service' | 'bed',
    words: { value: string; label: string }[],
  ) => (
    <Select
      label={t(`rates.${field}`)}
      placeholder={t('rates.any')}
      clearable
      data={words}
      value={line[field] || null}
      onChange={(chosen) => change({ [field]: chosen ?? '' })}
      error={errorAt(errors, field)}
    />
  )
  return (
    <div className={styles.further}>
      <TextInput
        label={t('rates.room')}
        placeholder={t('rates.roomExample')}
        maxLength={limits.roomNameMaxLength}
        value={line.room}
        onChange={(event) => change({ room: event.currentTarget.value })}
        error={errorAt(errors, 'room')}
      />
      {choice(
        'class',
        classes.map((value) => ({ value, label: t(`translation:rates.classes.${value}`) })),
      )}
      {choice(
        'board',
        boards.map((value) => ({ value, label: t(`translation:rates.boards.${value}`) })),
      )}
      {choice(
        'service',
        services.map((value) => ({ value, label: t(`translation:rates.services.${value}`) })),
      )}
      {choice(
        'bed',
        beds.map((value) => ({ value, label: t(`translation:rates.beds.${value}`) })),
      )}
      <Ends label={t('rates.ages')}>
        <NumberField
          hideControls
          label={t('rates.min')}
          min={0}
          max={limits.childAgeMax}
          value={line.ages.from}
          onChange={(from) => change({ ages: { ...line.ages, from } })}
          error={errorAt(errors, 'ages.from')}
        />
        <NumberField
          hideControls
          label={t('rates.max')}
          min={0}
          max={limits.childAgeMax}
          value={line.ages.to}
          onChange={(to) => change({ ages: { ...line.ages, to } })}
          error={errorAt(errors, 'ages.to')}
        />
      </Ends>
      <Ends label={t('rates.pax')}>
        <NumberField
          hideControls
          label={t('rates.min')}
          min={1}
          max={limits.adultsMax}
          value={line.pax.min}
          onChange={(min) => change({ pax: { ...line.pax, min } })}
          error={errorAt(errors, 'pax.min')}
        />
        <NumberField
          hideControls
          label={t('rates.max')}
          min={1}
          max={limits.adultsMax}
          value={line.pax.max}
          onChange={(max) => change({ pax: { ...line.pax, max } })}
          error={errorAt(errors, 'pax.max')}
        />
      </Ends>
      <div className={styles.checks}>
        <Checkbox
          label={t('rates.perNight')}
          checked={line.perNight}
          onChange={(event) => change({ perNight: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('rates.supplement')}
          checked={line.supplement}
          onChange={(event) => change({ supplement: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('rates.lineCommissionable')}
          checked={line.commissionable}
          onChange={(event) => change({ commissionable: event.currentTarget.checked })}
        />
      </div>
    </div>
  )
}

/** Two numbers that belong together. */
function Ends({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.ends}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  )
}

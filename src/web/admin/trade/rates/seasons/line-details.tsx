import { Checkbox, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { beds, boards, classes, services } from '#contract/trade/rates/rate-lines.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { errorAt, type WholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import type { LineFormValues } from '../form/seasons-form-values.ts'
import styles from './seasons.module.css'

/** Fields for rare details of a price: for whom, which room, what comes with it. */
export function LineDetails({ value: line, onChange, errors }: WholeField<LineFormValues>) {
  const t = usePanelTexts()
  const change = (part: Partial<LineFormValues>) => onChange({ ...line, ...part })
  const choice = (
    field: 'board' | 'class' | 'service' | 'bed',
    words: { value: string; label: string }[],
  ) => (
    <Select
      label={t(`rateForm.${field}`)}
      placeholder={t('rateForm.any')}
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
        label={t('rateForm.room')}
        placeholder={t('rateForm.roomExample')}
        maxLength={limits.roomNameMaxLength}
        value={line.room}
        onChange={(event) => change({ room: event.currentTarget.value })}
        error={errorAt(errors, 'room')}
      />
      {choice(
        'class',
        classes.map((value) => ({ value, label: t(`rates.classes.${value}`) })),
      )}
      {choice(
        'board',
        boards.map((value) => ({ value, label: t(`rates.boards.${value}`) })),
      )}
      {choice(
        'service',
        services.map((value) => ({ value, label: t(`rates.services.${value}`) })),
      )}
      {choice(
        'bed',
        beds.map((value) => ({ value, label: t(`rates.beds.${value}`) })),
      )}
      <Ends label={t('rateForm.ages')}>
        <NumberField
          hideControls
          label={t('rateForm.min')}
          min={0}
          max={limits.childAgeMax}
          value={line.ages.from}
          onChange={(from) => change({ ages: { ...line.ages, from } })}
          error={errorAt(errors, 'ages.from')}
        />
        <NumberField
          hideControls
          label={t('rateForm.max')}
          min={0}
          max={limits.childAgeMax}
          value={line.ages.to}
          onChange={(to) => change({ ages: { ...line.ages, to } })}
          error={errorAt(errors, 'ages.to')}
        />
      </Ends>
      <Ends label={t('rateForm.pax')}>
        <NumberField
          hideControls
          label={t('rateForm.min')}
          min={1}
          max={limits.adultsMax}
          value={line.pax.min}
          onChange={(min) => change({ pax: { ...line.pax, min } })}
          error={errorAt(errors, 'pax.min')}
        />
        <NumberField
          hideControls
          label={t('rateForm.max')}
          min={1}
          max={limits.adultsMax}
          value={line.pax.max}
          onChange={(max) => change({ pax: { ...line.pax, max } })}
          error={errorAt(errors, 'pax.max')}
        />
      </Ends>
      <div className={styles.checks}>
        <Checkbox
          label={t('rateForm.perNight')}
          checked={line.perNight}
          onChange={(event) => change({ perNight: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('rateForm.supplement')}
          checked={line.supplement}
          onChange={(event) => change({ supplement: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('rateForm.lineCommissionable')}
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

import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { LanguageInputs } from '#web/admin/kit/form/languages/language-inputs.tsx'
import {
  errorAt,
  errorsBelow,
  hasErrorAt,
  type WholeField,
} from '#web/admin/kit/form/fields/whole-field.ts'
import type { RangeFormValues, SeasonFormValues } from '../form/seasons-form-values.ts'
import { LinesTable } from './lines-table.tsx'
import styles from './seasons.module.css'

export interface SeasonFieldsProps extends WholeField<SeasonFormValues> {
  currency: string
  isHotel: boolean
  refusals: number
}

/** A season's name, days and prices. */
export function SeasonFields(props: SeasonFieldsProps) {
  const { value: season, onChange, errors, ...further } = props
  const t = usePanelTexts()
  return (
    <div className={styles.season}>
      <div className={styles.head}>
        <TextInput
          label={t('rateForm.seasonName')}
          placeholder={t('rateForm.seasonNameExample')}
          maxLength={limits.seasonNameMaxLength}
          value={season.name}
          onChange={(event) => onChange({ ...season, name: event.currentTarget.value })}
          error={errorAt(errors, 'name')}
        />
        <NumberField
          label={t('rateForm.minNights')}
          min={1}
          max={limits.daysMax}
          value={season.minNights}
          onChange={(minNights) => onChange({ ...season, minNights })}
          error={errorAt(errors, 'minNights')}
        />
      </div>
      <details open={hasErrorAt(errors, 'names')}>
        <summary>{t('rateForm.seasonNames')}</summary>
        <LanguageInputs
          label={t('rateForm.seasonNames')}
          hint={t('rateForm.seasonNamesHint')}
          maxLength={limits.seasonNameMaxLength}
          value={season.names}
          onChange={(names) => onChange({ ...season, names })}
          errors={errorsBelow(errors, 'names')}
        />
      </details>
      <Ranges
        value={season.ranges}
        onChange={(ranges) => onChange({ ...season, ranges })}
        errors={errorsBelow(errors, 'ranges')}
      />
      <LinesTable
        value={season.lines}
        onChange={(lines) => onChange({ ...season, lines })}
        errors={errorsBelow(errors, 'lines')}
        {...further}
      />
    </div>
  )
}

/** From which day to which, several times where a season comes back. */
function Ranges({ value, onChange, errors }: WholeField<RangeFormValues[]>) {
  const t = usePanelTexts()
  const change = (index: number, part: Partial<RangeFormValues>) =>
    onChange(value.map((range, at) => (at === index ? { ...range, ...part } : range)))
  return (
    <fieldset className={styles.ranges}>
      <legend className={styles.legend}>{t('rateForm.ranges')}</legend>
      {value.map((range, index) => {
        const below = errorsBelow(errors, String(index))
        const { from: fromError, to: toError, '': wholeError } = below
        const name = t('rateForm.range', { number: index + 1 })
        return (
          // eslint-disable-next-line react/no-array-index-key -- days have no name but their place
          <div key={index} className={styles.range}>
            <TextInput
              type="date"
              label={t('rateForm.from')}
              value={range.from}
              onChange={(event) => change(index, { from: event.currentTarget.value })}
              error={fromError ?? wholeError}
            />
            <TextInput
              type="date"
              label={t('rateForm.to')}
              value={range.to}
              onChange={(event) => change(index, { to: event.currentTarget.value })}
              error={toError}
            />
            {value.length > 1 && (
              <CloseButton
                aria-label={t('form.remove', { name })}
                onClick={() => onChange(value.toSpliced(index, 1))}
              />
            )}
          </div>
        )
      })}
      {value.length < limits.seasonRangesMax && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.addRange}
          leftSection={<IconPlus size={16} stroke={1.6} />}
          onClick={() => onChange([...value, { from: '', to: '' }])}
        >
          {t('rateForm.addRange')}
        </Button>
      )}
    </fieldset>
  )
}

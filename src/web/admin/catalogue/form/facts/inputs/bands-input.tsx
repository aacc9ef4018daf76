import { Chip, Group, Input } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { minorDigits } from '#contract/base/money/money-text.ts'
import { limits } from '#contract/base/limits.ts'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { LanguageInputs } from '#web/admin/kit/form/languages/language-inputs.tsx'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { type RowFields, RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt, errorsBelow } from '#web/admin/kit/form/fields/whole-field.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { type BandFormValues, blankBand } from '../bands-form-values.ts'
import type { FactInputProps } from './fact-input-props.ts'
import styles from './fact-inputs.module.css'
import { SpanFields } from './span-fields.tsx'

/** Rows of months or days that cost more; the first can be added once there is a price. */
export function FactBands(props: FactInputProps<BandFormValues[]>) {
  const { label, help, value, onChange, errors, currency } = props
  const t = usePanelTexts()
  const language = useLanguage()
  return (
    <RowList
      label={label}
      hint={help}
      value={value}
      onChange={onChange}
      errors={errors}
      max={limits.priceBandsMax}
      addLabel={t('factForm.addSeason')}
      blank={currency === undefined && value.length === 0 ? undefined : blankBand}
      nameOf={({ name }, index) =>
        pickText(name, language)?.text ?? t('factForm.row', { list: label, number: index + 1 })
      }
    >
      {(fields) => <Band {...fields} currency={currency} />}
    </RowList>
  )
}

interface BandProps extends RowFields<BandFormValues> {
  currency: string | undefined
}

function Band({ row, onChange, errors, currency }: BandProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const days = t('factForm.parts.seasonDays')
  return (
    <div className={styles.rows}>
      <Input.Wrapper
        label={t('factForm.parts.months')}
        labelElement="div"
        error={errorAt(errors, 'months')}
        role="group"
        aria-label={t('factForm.parts.months')}
      >
        <Chip.Group multiple value={row.months} onChange={(months) => onChange({ ...row, months })}>
          <Group gap="xs">
            {monthsOfYear.map((month) => (
              <Chip key={month} value={String(month)} size="sm" variant="outline">
                {monthName(month, language, 'short')}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      <RowList
        label={days}
        value={row.spans}
        onChange={(spans) => onChange({ ...row, spans })}
        errors={errorsBelow(errors, 'spans')}
        max={limits.priceBandSpansMax}
        addLabel={t('factForm.addSeasonDays')}
        blank={() => ({ from: '', to: '', yearly: false })}
        nameOf={(_row, index) => t('factForm.row', { list: days, number: index + 1 })}
        ordered={false}
      >
        {(fields) => (
          <SpanFields value={fields.row} onChange={fields.onChange} errors={fields.errors} />
        )}
      </RowList>
      <div className={styles.parts}>
        <NumberField
          label={[t('factForm.parts.amount'), currency].filter(Boolean).join(', ')}
          min={0}
          decimals={currency === undefined ? 0 : minorDigits(currency)}
          value={row.amount}
          onChange={(amount) => onChange({ ...row, amount })}
          error={errorAt(errors, 'amount')}
        />
      </div>
      <LanguageInputs
        label={t('factForm.parts.seasonName')}
        hint={t('factForm.parts.seasonNameHint')}
        maxLength={limits.priceBandNameMaxLength}
        value={row.name}
        onChange={(name) => onChange({ ...row, name })}
        errors={errorsBelow(errors, 'name')}
      />
      {errors[''] && (
        <p className={styles.error} role="alert">
          {errors['']}
        </p>
      )}
    </div>
  )
}

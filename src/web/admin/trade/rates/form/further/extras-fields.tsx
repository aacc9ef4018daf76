import { Select } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { minorDigits } from '#contract/base/money/money-text.ts'
import { pricedFor } from '#contract/trade/rates/rate-lines.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { LanguageInputs } from '#web/admin/kit/form/languages/language-inputs.tsx'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { type RowFields, RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt, errorsBelow, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { ExtraTimes } from './extra-times.tsx'
import type { ExtraFormValues } from '../rate-form-values.ts'
import styles from '../../rates.module.css'
import type { RateFormState } from '../use-rate-form.ts'

const payables = ['here', 'onSpot'] as const

/** Fields for charges due beside the price: fees of parks, taxes of cities. */
export function ExtrasFields({ item }: { item: RateFormState }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const { currency } = item.form.values
  return (
    <RowList
      label={t('rateForm.extras')}
      hint={t('rateForm.extrasHint')}
      {...wholeField<ExtraFormValues[]>(item, 'extras')}
      max={limits.extrasMax}
      addLabel={t('rateForm.addExtra')}
      blank={(): ExtraFormValues => ({
        label: {},
        amount: '',
        per: 'person',
        ages: { from: '', to: '' },
        payable: 'onSpot',
        included: false,
        when: [],
        perNight: false,
        maxNights: '',
        optional: false,
        currency: '',
      })}
      nameOf={({ label }, index) => label[language] ?? t('rateForm.extra', { number: index + 1 })}
    >
      {(fields) => <Extra {...fields} currency={currency} />}
    </RowList>
  )
}

function Extra({
  row,
  onChange,
  errors,
  currency,
}: RowFields<ExtraFormValues> & { currency: string }) {
  const t = usePanelTexts()
  const change = (part: Partial<ExtraFormValues>) => onChange({ ...row, ...part })
  const own = row.payable === 'onSpot' && row.currency !== '' ? row.currency : currency
  return (
    <div className={styles.extra}>
      <LanguageInputs
        label={t('rateForm.extraLabel')}
        hint={t('rateForm.extraLabelHint')}
        maxLength={limits.extraLabelMaxLength}
        value={row.label}
        onChange={(label) => change({ label })}
        errors={errorsBelow(errors, 'label')}
      />
      <div className={styles.fields}>
        <NumberField
          label={t('rateForm.amount', { currency: own })}
          min={0}
          decimals={minorDigits(own)}
          value={row.amount}
          onChange={(amount) => change({ amount })}
          error={errorAt(errors, 'amount')}
        />
        <Select
          label={t('rateForm.per')}
          allowDeselect={false}
          data={pricedFor.map((value) => ({ value, label: t(`rateForm.pers.${value}`) }))}
          value={row.per}
          onChange={(chosen) => {
            const per = pricedFor.find((each) => each === chosen)
            if (per) change({ per })
          }}
        />
        <Select
          label={t('rateForm.payable')}
          allowDeselect={false}
          data={payables.map((value) => ({ value, label: t(`rateForm.payables.${value}`) }))}
          value={row.payable}
          onChange={(chosen) => {
            const payable = payables.find((each) => each === chosen)
            if (payable) change({ payable })
          }}
        />
        <NumberField
          label={`${t('rateForm.ages')}: ${t('rateForm.min').toLowerCase()}`}
          min={0}
          max={limits.ageMax}
          value={row.ages.from}
          onChange={(from) => change({ ages: { ...row.ages, from } })}
          error={errorAt(errors, 'ages.from')}
        />
        <NumberField
          label={`${t('rateForm.ages')}: ${t('rateForm.max').toLowerCase()}`}
          min={0}
          max={limits.ageMax}
          value={row.ages.to}
          onChange={(to) => change({ ages: { ...row.ages, to } })}
          error={errorAt(errors, 'ages.to')}
        />
      </div>
      <ExtraTimes row={row} rateCurrency={currency} change={change} errors={errors} />
    </div>
  )
}

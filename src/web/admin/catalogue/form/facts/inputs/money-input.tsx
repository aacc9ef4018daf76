import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { minorDigits } from '#contract/base/money/money-text.ts'
import { CurrencySelect } from '#web/admin/kit/form/fields/currency-select.tsx'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { Parts } from '#web/admin/kit/form/parts.tsx'
import { errorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import type { InputFormValues } from '../input-form-values.ts'
import type { FactInputProps } from './fact-input-props.ts'

/** An amount in a currency, as one writes it. */
export function FactMoney(props: FactInputProps<InputFormValues['money']>) {
  const { label, help, value, onChange, errors } = props
  const t = usePanelTexts()
  return (
    <Parts label={label} help={help} errors={errors}>
      <NumberField
        label={t('factForm.parts.amount')}
        min={0}
        decimals={minorDigits(value.currency)}
        value={value.amount}
        onChange={(amount) => onChange({ ...value, amount })}
        error={errorAt(errors, 'amount')}
      />
      <CurrencySelect
        label={t('factForm.parts.currency')}
        value={value.currency}
        onChange={(currency) => onChange({ ...value, currency })}
        error={errorAt(errors, 'currency')}
      />
    </Parts>
  )
}

import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { minorDigits } from '../../../../../i18n/formats.ts'
import { matchingOptions, shownOptions } from '../../../../kit/form/matching-options.ts'
import { NumberField } from '../../../../kit/form/number-field.tsx'
import { errorAt } from '../../../../kit/form/whole-field.ts'
import type { Held } from '../held-values.ts'
import type { FactInputProps } from './fact-input-props.ts'
import { Parts } from './parts.tsx'

const currencies = Intl.supportedValuesOf('currency')

/** An amount in a currency, as one writes it. */
export function FactMoney(props: FactInputProps<Held['money']>) {
  const { label, help, value, onChange, errors } = props
  const { t } = useTranslation('admin')
  return (
    <Parts label={label} help={help} errors={errors}>
      <NumberField
        label={t('facts.parts.amount')}
        min={0}
        decimals={minorDigits(value.currency)}
        value={value.amount}
        onChange={(amount) => onChange({ ...value, amount })}
        error={errorAt(errors, 'amount')}
      />
      <Select
        label={t('facts.parts.currency')}
        searchable
        allowDeselect={false}
        data={currencies}
        filter={matchingOptions}
        limit={shownOptions}
        value={value.currency}
        onChange={(currency) => currency && onChange({ ...value, currency })}
        error={errorAt(errors, 'currency')}
      />
    </Parts>
  )
}

import { Checkbox, Select, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { minorDigits, moneyText } from '#contract/base/money/money-text.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { CurrencySelect } from '#web/admin/kit/form/fields/currency-select.tsx'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { type RowFields, RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt, firstError, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { QuoteDetail } from '../../detail/quote-detail.ts'
import {
  currencyOf,
  type OptionFormValues,
  type PriceFormValues,
} from '../form/proposal-form-values.ts'
import type { ProposalForm } from '../form/use-proposal-form.ts'
import { lineTotal } from './live-totals.ts'
import { useOptionName } from './options-card.tsx'
import styles from './prices.module.css'
import { SuggestButton } from './suggest-button.tsx'
import { Totals } from './totals.tsx'

interface PricesCardProps {
  item: ProposalForm
  lang: Language
  proposalId: string
  quote: QuoteDetail
}

/** The lines of the price, in one currency, with what they come to. */
export function PricesCard({ item, lang, ...suggestedFor }: PricesCardProps) {
  const t = usePanelTexts()
  const { options, currency, pax, commission } = item.form.values
  const field = wholeField<string>(item, 'currency')
  return (
    <Card
      title={t('proposalForm.prices.title')}
      hint={t('proposalForm.prices.hint')}
      actions={<SuggestButton item={item} {...suggestedFor} />}
    >
      <div className={styles.currency}>
        <CurrencySelect
          label={t('proposalForm.labels.currency')}
          description={t('proposalForm.prices.currencyHint')}
          value={currency}
          onChange={field.onChange}
          error={firstError(field.errors)}
        />
      </div>
      <div className={styles.table}>
        <RowList
          label={t('proposalForm.labels.prices')}
          max={limits.pricesMax}
          addLabel={t('proposalForm.prices.add')}
          blank={(): PriceFormValues => ({
            label: '',
            quantity: (pax.adults || 0) + (pax.children || 0) || 1,
            amount: '',
            option: '',
            optional: false,
            onSpot: false,
            ownCurrency: '',
            commissionable: true,
            commissionPercent: null,
            from: null,
          })}
          nameOf={({ label }, index) =>
            label || t('proposalForm.prices.row', { number: index + 1 })
          }
          {...wholeField<PriceFormValues[]>(item, 'prices')}
        >
          {(fields) => (
            <PriceFields
              {...fields}
              options={options}
              currency={currency}
              lang={lang}
              earnsCommission={commission !== ''}
            />
          )}
        </RowList>
      </div>
      <Totals {...item.form.values} />
    </Card>
  )
}

interface PriceFieldsProps extends RowFields<PriceFormValues> {
  options: readonly OptionFormValues[]
  currency: string
  lang: Language
  /** Whether the proposal has a commission, of which a line may be left out. */
  earnsCommission: boolean
}

function PriceFields(props: PriceFieldsProps) {
  const { row, onChange, errors, options, lang, earnsCommission } = props
  const t = usePanelTexts()
  const language = useLanguage()
  const optionName = useOptionName()
  const change = (changed: Partial<PriceFormValues>) => onChange({ ...row, ...changed })
  const currency = currencyOf(row, props.currency)
  const total = lineTotal(row, currency)
  return (
    <div className={styles.line}>
      <TextInput
        className={styles.label}
        label={t('proposalForm.prices.label')}
        lang={lang}
        maxLength={limits.priceLabelMaxLength}
        value={row.label}
        onChange={(event) => change({ label: event.currentTarget.value })}
        error={errorAt(errors, 'label')}
      />
      <NumberField
        label={t('proposalForm.prices.quantity')}
        min={1}
        max={limits.priceQuantityMax}
        value={row.quantity}
        onChange={(quantity) => change({ quantity })}
        error={errorAt(errors, 'quantity')}
      />
      <NumberField
        label={t('proposalForm.prices.unit', { currency })}
        min={0}
        decimals={minorDigits(currency)}
        value={row.amount}
        // Another amount is nobody's rate any more.
        onChange={(amount) => change({ amount, ...(amount !== row.amount && { from: null }) })}
        error={errorAt(errors, 'unit')}
      />
      {options.length > 0 && (
        <Select
          label={t('proposalForm.prices.option')}
          data={[
            { value: '', label: t('proposalForm.prices.allOptions') },
            ...options.map((option, index) => ({
              value: option.key,
              label: optionName(option, index),
            })),
          ]}
          allowDeselect={false}
          value={row.option}
          onChange={(option) => change({ option: option ?? '' })}
          error={errorAt(errors, 'option')}
        />
      )}
      <Checkbox
        className={styles.optional}
        label={t('proposalForm.prices.optional')}
        checked={row.optional}
        disabled={row.onSpot}
        onChange={(event) => change({ optional: event.currentTarget.checked })}
      />
      <Checkbox
        className={styles.optional}
        label={t('proposalForm.prices.onSpot')}
        checked={row.onSpot}
        disabled={row.optional}
        onChange={(event) => change({ onSpot: event.currentTarget.checked })}
        error={errorAt(errors, 'onSpot')}
      />
      {earnsCommission && !row.onSpot && (
        <Checkbox
          className={styles.optional}
          label={t('proposalForm.prices.commissionable')}
          checked={row.commissionable}
          onChange={(event) => change({ commissionable: event.currentTarget.checked })}
        />
      )}
      {row.onSpot && (
        <CurrencySelect
          label={t('proposalForm.labels.currency')}
          value={currency}
          onChange={(ownCurrency) => change({ ownCurrency })}
        />
      )}
      <p className={styles.sum}>
        {total !== undefined && moneyText({ amount: total, currency }, language)}
      </p>
    </div>
  )
}

import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { TextField } from '#web/shared/ui/fields/field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { currenciesOffered } from '#web/public/quotes/form/fields/choices.ts'
import styles from './client-views.module.css'
import type { PriceDraft } from './view-draft.ts'

const pricesMax = 12

interface PriceRowsProps {
  prices: readonly PriceDraft[]
  /** By path, as the server names them. */
  errors: Record<string, string>
  /** Whether the view has sums that a price may be part of. */
  areSummed: boolean
  onChange: (prices: PriceDraft[]) => void
}

/** The agent's own prices, typed by themselves: no rate fills them in. */
export function PriceRows({ prices, errors, areSummed, onChange }: PriceRowsProps) {
  const t = useTexts()
  const change = (index: number, fields: Partial<PriceDraft>) =>
    onChange(prices.map((price, at) => (at === index ? { ...price, ...fields } : price)))
  const currency = prices.at(-1)?.currency ?? 'USD'
  return (
    <fieldset className={styles.items}>
      <legend>{t('clientViews.prices')}</legend>
      <p className={styles.note}>{t('clientViews.pricesHint')}</p>
      {prices.map((price, index) => (
        <div key={index} className={styles.price} role="group" aria-label={price.label}>
          <TextField
            label={t('clientViews.priceLabel')}
            value={price.label}
            maxLength={120}
            error={errors[`ownPrices.${index}.label`]}
            onChange={({ target }) => change(index, { label: target.value })}
          />
          <TextField
            label={t('clientViews.amount')}
            inputMode="decimal"
            value={price.amount}
            error={errors[`ownPrices.${index}.amount.amount`]}
            onChange={({ target }) => change(index, { amount: target.value })}
          />
          <SelectField
            label={t('clientViews.currency')}
            value={price.currency}
            onChange={({ target }) => change(index, { currency: target.value })}
          >
            {currenciesOffered.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
          <TextField
            label={t('clientViews.priceNote')}
            value={price.note}
            maxLength={200}
            error={errors[`ownPrices.${index}.note`]}
            onChange={({ target }) => change(index, { note: target.value })}
          />
          {areSummed && (
            <label>
              <input
                type="checkbox"
                checked={price.inTotal ?? false}
                onChange={({ target }) => change(index, { inTotal: target.checked })}
              />{' '}
              {t('clientViews.inTotal')}
            </label>
          )}
          <Button
            look="quiet"
            aria-label={t('clientViews.takeOut', { name: price.label })}
            onClick={() => onChange(prices.filter((_, at) => at !== index))}
          >
            ×
          </Button>
        </div>
      ))}
      {prices.length < pricesMax && (
        <Button
          look="outline"
          onClick={() => onChange([...prices, { label: '', amount: '', currency, note: '' }])}
        >
          {t('clientViews.addPrice')}
        </Button>
      )}
    </fieldset>
  )
}

import { roundings } from '#contract/quotes/money/markup.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { TextField } from '#web/shared/ui/fields/field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { currenciesOffered } from '#web/public/quotes/form/fields/choices.ts'
import styles from './client-views.module.css'
import { type MarkupDraft, usualMarkup } from './view-draft.ts'

interface MarkupFieldsProps {
  markup: MarkupDraft | undefined
  /** By path, as the server names them. */
  errors: Record<string, string>
  onChange: (markup: MarkupDraft | undefined) => void
}

/** Fields for the clients' prices of a proposal; without a tick none is shown. */
export function MarkupFields({ markup, errors, onChange }: MarkupFieldsProps) {
  const t = useTexts()
  const change = (fields: Partial<MarkupDraft>) =>
    onChange({ ...(markup ?? usualMarkup), ...fields })
  return (
    <fieldset className={styles.items}>
      <legend>{t('clientViews.markup')}</legend>
      <p className={styles.note}>{t('clientViews.markupHint')}</p>
      <label>
        <input
          type="checkbox"
          checked={markup !== undefined}
          onChange={({ target }) => onChange(target.checked ? usualMarkup : undefined)}
        />{' '}
        {t('clientViews.showPrices')}
      </label>
      {markup && (
        <div className={styles.pair}>
          <TextField
            label={t('clientViews.percent')}
            name="percent"
            inputMode="decimal"
            value={markup.percent}
            error={errors['markup.percent']}
            onChange={({ target }) => change({ percent: target.value })}
          />
          <SelectField
            label={t('clientViews.roundTo')}
            value={markup.roundTo}
            onChange={({ target }) => change({ roundTo: target.value })}
          >
            {roundings.map((step) => (
              <option key={step} value={step}>
                {step}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('clientViews.markupCurrency')}
            value={markup.currency}
            onChange={({ target }) => change({ currency: target.value })}
          >
            <option value="">{t('clientViews.sameCurrency')}</option>
            {currenciesOffered.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </SelectField>
          {markup.currency !== '' && (
            <TextField
              label={t('clientViews.rate')}
              name="rate"
              inputMode="decimal"
              value={markup.rate}
              error={errors['markup.rate']}
              onChange={({ target }) => change({ rate: target.value })}
            />
          )}
        </div>
      )}
    </fieldset>
  )
}

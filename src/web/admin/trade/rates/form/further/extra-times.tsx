import { Checkbox, Group } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { CurrencySelect } from '#web/admin/kit/form/fields/currency-select.tsx'
import { errorAt, errorsBelow } from '#web/admin/kit/form/fields/whole-field.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { type RowFields, RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { SpanFields } from '#web/admin/catalogue/form/facts/inputs/span-fields.tsx'
import type { ExtraFormValues } from '../rate-form-values.ts'
import styles from '../../rates.module.css'

interface ExtraTimesProps {
  row: ExtraFormValues
  rateCurrency: string
  change: (part: Partial<ExtraFormValues>) => void
  errors: RowFields<ExtraFormValues>['errors']
}

/** Fields for the days and nights of an extra, the traveller’s choice, and its currency on the spot. */
export function ExtraTimes({ row, rateCurrency, change, errors }: ExtraTimesProps) {
  const t = usePanelTexts()
  const tick = (name: 'included' | 'optional' | 'perNight') => (
    <Checkbox
      label={t(`rateForm.${name}`)}
      checked={row[name]}
      onChange={(event) => change({ [name]: event.currentTarget.checked })}
    />
  )
  return (
    <>
      <Group>
        {tick('included')}
        {tick('optional')}
        {tick('perNight')}
      </Group>
      <div className={styles.fields}>
        {row.perNight && (
          <NumberField
            label={t('rateForm.maxNights')}
            min={1}
            max={limits.extraNightsMax}
            value={row.maxNights}
            onChange={(maxNights) => change({ maxNights })}
            error={errorAt(errors, 'maxNights')}
          />
        )}
        {row.payable === 'onSpot' && (
          <CurrencySelect
            label={t('rateForm.onSpotCurrency')}
            value={row.currency || rateCurrency}
            onChange={(currency) => change({ currency: currency === rateCurrency ? '' : currency })}
            error={errorAt(errors, 'currency')}
          />
        )}
      </div>
      <RowList
        label={t('rateForm.when')}
        hint={t('rateForm.whenHint')}
        value={row.when}
        onChange={(when) => change({ when })}
        errors={errorsBelow(errors, 'when')}
        max={limits.extraSpansMax}
        addLabel={t('rateForm.addWhen')}
        blank={() => ({ from: '', to: '', yearly: false })}
        nameOf={(_row, index) => t('rateForm.whenSpan', { number: index + 1 })}
        ordered={false}
      >
        {({ row: span, onChange, errors: broken }) => (
          <SpanFields value={span} onChange={onChange} errors={broken} />
        )}
      </RowList>
    </>
  )
}

import { Checkbox, Select } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { residentKinds, vatKinds } from '#contract/trade/rates/rate-fields.ts'
import { hintBelow } from '../../../agencies/cards/hint-below.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import styles from '../../rates.module.css'
import type { RateFormState } from '../use-rate-form.ts'

/** Commission, taxes and for whom the rate holds. */
export function MoneyFields({ item: { field } }: { item: RateFormState }) {
  const t = usePanelTexts()
  return (
    <>
      <div className={styles.fields}>
        <NumberField
          label={t('rateForm.commission')}
          description={t('rateForm.commissionHint')}
          inputWrapperOrder={hintBelow}
          min={0}
          max={limits.commissionMax}
          decimals={2}
          suffix=" %"
          {...field('commission')}
        />
        <Select
          label={t('rateForm.vat')}
          allowDeselect={false}
          data={vatKinds.map((value) => ({ value, label: t(`rates.vat.${value}`) }))}
          {...field('vat')}
        />
        <Select
          label={t('rateForm.residents')}
          allowDeselect={false}
          data={residentKinds.map((value) => ({
            value,
            label: t(`rates.residents.${value}`),
          }))}
          {...field('residents')}
        />
      </div>
      <div className={styles.checks}>
        <Checkbox
          label={t('rateForm.commissionable')}
          {...field('commissionable', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('rateForm.commissionFixed')}
          {...field('commissionFixed', { type: 'checkbox' })}
        />
      </div>
    </>
  )
}

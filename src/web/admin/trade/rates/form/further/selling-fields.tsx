import { TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Span } from '#contract/base/dates/days.ts'
import { limits } from '#contract/base/limits.ts'
import { hintBelow } from '../../../agencies/cards/hint-below.ts'
import { type RowFields, RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import type { StopSaleFormValues } from '../rate-form-values.ts'
import styles from '../../rates.module.css'
import type { RateFormState } from '../use-rate-form.ts'

const ends = Object.keys({ from: '', to: '' } satisfies Span) as (keyof Span)[]

/** When a rate may be sold, and when nothing is. */
export function SellingFields({ item }: { item: RateFormState }) {
  const t = usePanelTexts()
  const { field } = item
  return (
    <>
      <div className={styles.fields}>
        <TextInput
          type="date"
          label={t('rateForm.bookFrom')}
          description={t('rateForm.bookHint')}
          inputWrapperOrder={hintBelow}
          {...field('bookFrom')}
        />
        <TextInput type="date" label={t('rateForm.bookTo')} {...field('bookTo')} />
      </div>
      <RowList
        label={t('rateForm.stopSales')}
        {...wholeField<StopSaleFormValues[]>(item, 'stopSales')}
        max={limits.stopSalesMax}
        addLabel={t('rateForm.addStopSale')}
        blank={(): StopSaleFormValues => ({ from: '', to: '', note: '' })}
        nameOf={(_row, index) => t('rateForm.stopSale', { number: index + 1 })}
        ordered={false}
      >
        {(fields) => <StopSale {...fields} />}
      </RowList>
    </>
  )
}

function StopSale({ row, onChange, errors }: RowFields<StopSaleFormValues>) {
  const t = usePanelTexts()
  return (
    <div className={styles.fields}>
      {ends.map((end) => (
        <TextInput
          key={end}
          type="date"
          label={t(`rateForm.${end}`)}
          value={row[end]}
          onChange={(event) => onChange({ ...row, [end]: event.currentTarget.value })}
          error={errorAt(errors, end)}
        />
      ))}
      <TextInput
        label={t('rateForm.note')}
        maxLength={limits.stopSaleNoteMaxLength}
        value={row.note}
        onChange={(event) => onChange({ ...row, note: event.currentTarget.value })}
        error={errorAt(errors, 'note')}
      />
    </div>
  )
}

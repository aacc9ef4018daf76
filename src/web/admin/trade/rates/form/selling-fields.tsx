import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Span } from '#contract/base/dates/days.ts'
import { limits } from '#contract/base/limits.ts'
import { hintBelow } from '../../agencies/cards/hint-below.ts'
import { type RowFields, RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import type { StopSaleFormValues } from './rate-form-values.ts'
import styles from '../rates.module.css'
import type { RateFormState } from './use-rate-form.ts'

const ends = Object.keys({ from: '', to: '' } satisfies Span) as (keyof Span)[]

/** When a rate may be sold, and when nothing is. */
export function SellingFields({ item }: { item: RateFormState }) {
  const { t } = useTranslation('admin')
  const { field } = item
  return (
    <>
      <div className={styles.fields}>
        <TextInput
          type="date"
          label={t('rates.bookFrom')}
          description={t('rates.bookHint')}
          inputWrapperOrder={hintBelow}
          {...field('bookFrom')}
        />
        <TextInput type="date" label={t('rates.bookTo')} {...field('bookTo')} />
      </div>
      <RowList
        label={t('rates.stopSales')}
        {...wholeField<StopSaleFormValues[]>(item, 'stopSales')}
        max={limits.stopSalesMax}
        addLabel={t('rates.addStopSale')}
        blank={(): StopSaleFormValues => ({ from: '', to: '', note: '' })}
        nameOf={(_row, index) => t('rates.stopSale', { number: index + 1 })}
        ordered={false}
      >
        {(fields) => <StopSale {...fields} />}
      </RowList>
    </>
  )
}

function StopSale({ row, onChange, errors }: RowFields<StopSaleFormValues>) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.fields}>
      {ends.map((end) => (
        <TextInput
          key={end}
          type="date"
          label={t(`rates.${end}`)}
          value={row[end]}
          onChange={(event) => onChange({ ...row, [end]: event.currentTarget.value })}
          error={errorAt(errors, end)}
        />
      ))}
      <TextInput
        label={t('rates.note')}
        maxLength={limits.stopSaleNoteMaxLength}
        value={row.note}
        onChange={(event) => onChange({ ...row, note: event.currentTarget.value })}
        error={errorAt(errors, 'note')}
      />
    </div>
  )
}

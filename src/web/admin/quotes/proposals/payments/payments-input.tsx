import { Checkbox, Select, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { minorDigits } from '#contract/base/money/money-text.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { type RowFields, RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt, type WholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import styles from '../form/further-fields.module.css'
import {
  blankPayment,
  type PaymentFormValues,
  paymentMoments,
  percentsOf,
} from './payments-form-values.ts'

interface PaymentsInputProps extends WholeField<PaymentFormValues[]> {
  currency: string
  lang: Language
}

/** In which parts the price is paid, and when. */
export function PaymentsInput({ currency, lang, ...field }: PaymentsInputProps) {
  const t = usePanelTexts()
  const percents = percentsOf(field.value)
  return (
    <RowList
      label={t('proposalForm.labels.payments')}
      hint={
        field.value.some(({ by }) => by === 'percent') &&
        !field.value.some(({ by }) => by === 'rest') &&
        t(percents === 100 ? 'proposalForm.payments.whole' : 'proposalForm.payments.part', {
          percents,
        })
      }
      {...field}
      max={limits.paymentsMax}
      addLabel={t('proposalForm.payments.add')}
      blank={() => blankPayment(field.value)}
      nameOf={(_payment, index) => t('proposalForm.payments.row', { number: index + 1 })}
    >
      {(fields) => <PaymentFields {...fields} currency={currency} lang={lang} />}
    </RowList>
  )
}

interface PaymentFieldsProps extends RowFields<PaymentFormValues> {
  currency: string
  lang: Language
}

function PaymentFields({ row, onChange, errors, currency, lang }: PaymentFieldsProps) {
  const t = usePanelTexts()
  const change = (changed: Partial<PaymentFormValues>) => onChange({ ...row, ...changed })
  return (
    <div className={styles.row}>
      <Select
        label={t('proposalForm.payments.due')}
        data={paymentMoments.map((moment) => ({
          value: moment,
          label: t(`proposalForm.payments.moments.${moment}`),
        }))}
        allowDeselect={false}
        value={row.due}
        onChange={(due) => due && change({ due })}
        error={(row.due === 'acceptance' || row.due === 'confirmation') && errorAt(errors, 'due')}
      />
      {row.due === 'day' && (
        <TextInput
          type="date"
          label={t('proposalForm.payments.day')}
          value={row.day}
          onChange={(event) => change({ day: event.currentTarget.value })}
          error={errorAt(errors, 'due')}
        />
      )}
      {row.due === 'daysBefore' && (
        <NumberField
          label={t('proposalForm.payments.daysBefore')}
          min={0}
          max={limits.daysMax}
          value={row.daysBefore}
          onChange={(daysBefore) => change({ daysBefore })}
          error={errorAt(errors, 'due')}
        />
      )}
      {row.due === 'afterConfirmation' && (
        <NumberField
          label={t('proposalForm.payments.daysAfter')}
          min={0}
          max={limits.daysAfterConfirmationMax}
          value={row.daysAfter}
          onChange={(daysAfter) => change({ daysAfter })}
          error={errorAt(errors, 'due')}
        />
      )}
      <Select
        label={t('proposalForm.payments.by')}
        data={[
          { value: 'percent', label: t('proposalForm.payments.percent') },
          { value: 'amount', label: t('proposalForm.payments.amount', { currency }) },
          { value: 'rest', label: t('proposalForm.payments.rest') },
        ]}
        allowDeselect={false}
        value={row.by}
        onChange={(by) => by && change({ by })}
        error={row.by === 'rest' && errorAt(errors, 'rest')}
      />
      {row.by === 'percent' && (
        <NumberField
          label={t('proposalForm.payments.percent')}
          min={0}
          max={100}
          decimals={2}
          suffix=" %"
          value={row.percent}
          onChange={(percent) => change({ percent })}
          error={errorAt(errors, 'percent')}
        />
      )}
      {row.by === 'amount' && (
        <NumberField
          label={t('proposalForm.payments.amount', { currency })}
          min={0}
          decimals={minorDigits(currency)}
          value={row.amount}
          onChange={(amount) => change({ amount })}
          error={errorAt(errors, 'amount') ?? errorAt(errors, 'percent')}
        />
      )}
      {row.by === 'amount' && (
        <Checkbox
          label={t('proposalForm.payments.perPerson')}
          checked={row.perPerson}
          onChange={(event) => change({ perPerson: event.currentTarget.checked })}
        />
      )}
      <TextInput
        className={styles.wide}
        label={t('proposalForm.payments.note')}
        lang={lang}
        maxLength={limits.paymentNoteMaxLength}
        value={row.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
        error={errorAt(errors, 'note')}
      />
    </div>
  )
}

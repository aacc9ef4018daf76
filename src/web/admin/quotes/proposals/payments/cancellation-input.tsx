import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt, type WholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import styles from '../form/further-fields.module.css'
import type { CancellationFormValues } from '../form/proposal-form-values.ts'

/** Fields for the cost of cancelling, by the number of days left. */
export function CancellationInput(field: WholeField<CancellationFormValues[]>) {
  const t = usePanelTexts()
  return (
    <RowList
      label={t('proposalForm.labels.cancellation')}
      hint={t('proposalForm.cancellation.hint')}
      {...field}
      max={limits.cancellationMax}
      addLabel={t('proposalForm.cancellation.add')}
      blank={() => ({ fromDaysBefore: '' as const, percent: '' as const })}
      nameOf={(_step, index) => t('proposalForm.cancellation.row', { number: index + 1 })}
    >
      {({ row, onChange, errors }) => (
        <div className={styles.row}>
          <NumberField
            label={t('proposalForm.cancellation.fromDaysBefore')}
            min={0}
            max={limits.daysMax}
            value={row.fromDaysBefore}
            onChange={(fromDaysBefore) => onChange({ ...row, fromDaysBefore })}
            error={errorAt(errors, 'fromDaysBefore')}
          />
          <NumberField
            label={t('proposalForm.cancellation.percent')}
            min={0}
            max={100}
            suffix=" %"
            value={row.percent}
            onChange={(percent) => onChange({ ...row, percent })}
            error={errorAt(errors, 'percent')}
          />
        </div>
      )}
    </RowList>
  )
}

import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { LanguageInputs } from '#web/admin/kit/form/languages/language-inputs.tsx'
import { type RowFields, RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorsBelow } from '#web/admin/kit/form/fields/whole-field.ts'
import type { ClosureFormValues } from '../input-form-values.ts'
import type { FactInputProps } from './fact-input-props.ts'
import styles from './fact-inputs.module.css'
import { SpanFields } from './span-fields.tsx'

/** When something is closed, and why. */
export function FactClosures(props: FactInputProps<ClosureFormValues[]>) {
  const { label, help, value, onChange, errors } = props
  const t = usePanelTexts()
  return (
    <RowList
      label={label}
      hint={help}
      value={value}
      onChange={onChange}
      errors={errors}
      max={limits.closuresMax}
      addLabel={t('factForm.addClosure')}
      blank={() => ({ from: '', to: '', yearly: false, reason: {} })}
      nameOf={(_row, index) => t('factForm.row', { list: label, number: index + 1 })}
    >
      {(fields) => <Closure {...fields} />}
    </RowList>
  )
}

function Closure({ row, onChange, errors }: RowFields<ClosureFormValues>) {
  const t = usePanelTexts()
  return (
    <div className={styles.rows}>
      <SpanFields value={row} onChange={onChange} errors={errors} />
      <LanguageInputs
        label={t('factForm.parts.reason')}
        hint={t('factForm.parts.reasonHint')}
        maxLength={limits.closureReasonMaxLength}
        value={row.reason}
        onChange={(reason) => onChange({ ...row, reason })}
        errors={errorsBelow(errors, 'reason')}
      />
    </div>
  )
}

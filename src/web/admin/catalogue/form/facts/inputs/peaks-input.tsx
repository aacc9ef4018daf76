import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { LanguageInputs } from '#web/admin/kit/form/languages/language-inputs.tsx'
import { type RowFields, RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorsBelow } from '#web/admin/kit/form/fields/whole-field.ts'
import type { PeakFormValues } from '../input-form-values.ts'
import type { FactInputProps } from './fact-input-props.ts'
import styles from './fact-inputs.module.css'
import { SpanFields } from './span-fields.tsx'

/** Weeks that are busy and dearer. */
export function FactPeaks(props: FactInputProps<PeakFormValues[]>) {
  const { label, help, value, onChange, errors } = props
  const t = usePanelTexts()
  return (
    <RowList
      label={label}
      hint={help}
      value={value}
      onChange={onChange}
      errors={errors}
      max={limits.peaksMax}
      addLabel={t('factForm.addPeak')}
      blank={() => ({ from: '', to: '', yearly: true, name: {} })}
      nameOf={(_row, index) => t('factForm.row', { list: label, number: index + 1 })}
    >
      {(fields) => <Peak {...fields} />}
    </RowList>
  )
}

function Peak({ row, onChange, errors }: RowFields<PeakFormValues>) {
  const t = usePanelTexts()
  return (
    <div className={styles.rows}>
      <SpanFields value={row} onChange={onChange} errors={errors} />
      <LanguageInputs
        label={t('factForm.parts.peakName')}
        hint={t('factForm.parts.peakNameHint')}
        maxLength={limits.peakNameMaxLength}
        value={row.name}
        onChange={(name) => onChange({ ...row, name })}
        errors={errorsBelow(errors, 'name')}
      />
    </div>
  )
}

import { Textarea } from '@mantine/core'
import { limits } from '#contract/base/limits.ts'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { MarkdownEditor } from '#web/admin/kit/form/markdown/markdown-editor.tsx'
import { firstError } from '#web/admin/kit/form/fields/whole-field.ts'
import type { FurtherTextProps } from './further-text-props.ts'
import styles from './further-texts.module.css'

/** A plain text of at most so many characters. */
function plainText(max: number) {
  return function PlainText({ label, help, value, onChange, errors }: FurtherTextProps<string>) {
    return (
      <Textarea
        label={label}
        autosize
        minRows={2}
        description={
          <>
            {help} <LengthHint length={value.length} max={max} />
          </>
        }
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={firstError(errors)}
      />
    )
  }
}

export const SummaryInput = plainText(limits.summaryMaxLength)
export const SeasonNoteInput = plainText(limits.seasonNoteMaxLength)
export const ClimateInput = plainText(limits.climateMaxLength)

export function ConditionsInput(props: FurtherTextProps<string>) {
  const { label, help, value, onChange, errors } = props
  return (
    <div>
      <p className={styles.help}>{help}</p>
      <MarkdownEditor
        label={label}
        hint={<LengthHint length={value.length} max={limits.conditionsMaxLength} />}
        value={value}
        onChange={onChange}
        error={firstError(errors)}
      />
    </div>
  )
}

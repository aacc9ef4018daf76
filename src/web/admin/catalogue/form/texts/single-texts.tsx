import { Textarea, TextInput } from '@mantine/core'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { LinesInput } from '#web/admin/kit/form/languages/lines-input.tsx'
import { MarkdownEditor } from '#web/admin/kit/form/markdown/markdown-editor.tsx'
import { firstError } from '#web/admin/kit/form/fields/whole-field.ts'
import type { TextProps } from './text-props.ts'
import styles from './texts.module.css'

/** The name of an item. */
export function TitleInput(props: TextProps<string>) {
  const { label, required, value, onChange, errors, maxLength } = props
  return (
    <TextInput
      label={label}
      withAsterisk={required}
      size="md"
      description={<LengthHint length={value.length} max={maxLength} />}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={firstError(errors)}
    />
  )
}

export function PlainInput(props: TextProps<string>) {
  const { label, help, value, onChange, errors, maxLength } = props
  return (
    <Textarea
      label={label}
      autosize
      minRows={2}
      description={
        <>
          {help} <LengthHint length={value.length} max={maxLength} />
        </>
      }
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={firstError(errors)}
    />
  )
}

export function MarkdownInput(props: TextProps<string>) {
  const { label, help, required, value, onChange, errors, maxLength } = props
  const editor = (
    <MarkdownEditor
      label={label}
      required={required}
      hint={<LengthHint length={value.length} max={maxLength} />}
      value={value}
      onChange={onChange}
      error={firstError(errors)}
    />
  )
  if (help === '') return editor
  return (
    <div>
      <p className={styles.help}>{help}</p>
      {editor}
    </div>
  )
}

/** A list, a line each. */
export function ListInput(props: TextProps<string>) {
  const { label, help, value, onChange, errors, max, maxLength } = props
  return <LinesInput {...{ label, help, value, onChange, errors, max, maxLength }} />
}

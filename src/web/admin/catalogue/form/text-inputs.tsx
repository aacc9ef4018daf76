import { TextInput } from '@mantine/core'
import type { ComponentType } from 'react'
import type { TextField } from '#contract/catalogue/facts/details.ts'
import { limits } from '#contract/base/limits.ts'
import type { InputProps } from '#web/admin/kit/form/fields/input-props.ts'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { MarkdownEditor } from '#web/admin/kit/form/markdown/markdown-editor.tsx'

type TextInputProps = ReturnType<InputProps> & {
  label: string
  required: boolean
  value: string
}

function NameInput({ required, ...input }: TextInputProps) {
  return (
    <TextInput
      withAsterisk={required}
      size="md"
      description={<LengthHint length={input.value.length} max={limits.nameMaxLength} />}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...input}
    />
  )
}

function DescriptionInput(input: TextInputProps) {
  return (
    <MarkdownEditor
      hint={<LengthHint length={input.value.length} max={limits.descriptionMaxLength} />}
      {...input}
    />
  )
}

/** How each text of an item is written. */
export const textInputs: Record<TextField, ComponentType<TextInputProps>> = {
  name: NameInput,
  description: DescriptionInput,
}

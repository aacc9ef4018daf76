import { TagsInput } from '@mantine/core'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { firstError, type WholeField } from './whole-field.ts'

interface AliasesInputProps extends WholeField<string[]> {
  max?: number
  /** Instead of what places have. */
  description?: string
}

/** Input for the other names by which a place, a tag or a category is found. */
export function AliasesInput({
  value,
  onChange,
  errors,
  max = limits.aliasesMax,
  description,
}: AliasesInputProps) {
  const t = usePanelTexts()
  const [help, example] = [t('factForm.aliases.help'), t('factForm.aliases.example')]
  return (
    <TagsInput
      label={t('factForm.aliases.label')}
      description={description ?? t('factForm.help', { help, example })}
      splitChars={[',', ';']}
      maxTags={max}
      clearable={false}
      value={value}
      onChange={onChange}
      error={firstError(errors)}
    />
  )
}

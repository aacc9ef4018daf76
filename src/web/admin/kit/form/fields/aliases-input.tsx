import { TagsInput } from '@mantine/core'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { firstError, type WholeField } from './whole-field.ts'

/** Input for the other names by which a place is found. */
export function AliasesInput({ value, onChange, errors }: WholeField<string[]>) {
  const t = usePanelTexts()
  const [help, example] = [t('factForm.aliases.help'), t('factForm.aliases.example')]
  return (
    <TagsInput
      label={t('factForm.aliases.label')}
      description={t('factForm.help', { help, example })}
      splitChars={[',', ';']}
      maxTags={limits.aliasesMax}
      clearable={false}
      value={value}
      onChange={onChange}
      error={firstError(errors)}
    />
  )
}

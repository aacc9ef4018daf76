import { TagsInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/base/limits.ts'
import { firstError, type WholeField } from './whole-field.ts'

/** Input for the other names by which a place is found. */
export function AliasesInput({ value, onChange, errors }: WholeField<string[]>) {
  const { t } = useTranslation('admin')
  const [help, example] = [t('facts.aliases.help'), t('facts.aliases.example')]
  return (
    <TagsInput
      label={t('facts.aliases.label')}
      description={t('facts.help', { help, example })}
      splitChars={[',', ';']}
      maxTags={limits.aliasesMax}
      clearable={false}
      value={value}
      onChange={onChange}
      error={firstError(errors)}
    />
  )
}

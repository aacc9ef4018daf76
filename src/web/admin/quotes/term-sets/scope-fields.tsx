import { MultiSelect } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import {
  everyOption,
  matchingOptions,
  shownOptions,
} from '#web/admin/kit/form/fields/matching-options.ts'
import { firstError, type WholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { useAgencyChoices } from '#web/admin/trade/agencies/use-agency-choices.ts'

/** The agencies that a set is for; none is no condition. */
export function ScopeAgencies({ value, onChange, errors }: WholeField<string[]>) {
  const t = usePanelTexts()
  const { choices, onSearch } = useAgencyChoices(value)
  return (
    <MultiSelect
      label={t('termSetForm.agencies')}
      data={choices}
      searchable
      clearable
      {...(onSearch && { onSearchChange: onSearch })}
      filter={onSearch ? everyOption : matchingOptions}
      limit={shownOptions}
      value={value}
      onChange={onChange}
      error={firstError(errors)}
    />
  )
}

import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import {
  everyOption,
  matchingOptions,
  shownOptions,
} from '#web/admin/kit/form/fields/matching-options.ts'
import { useAgencyChoices } from './use-agency-choices.ts'

interface AgencySelectProps {
  label: string
  description?: string
  value: string
  onChange: (id: string) => void
  error?: ReactNode
}

/** An agency, or none, looked for by name. */
export function AgencySelect({ value, onChange, ...input }: AgencySelectProps) {
  const t = usePanelTexts()
  const { choices, onSearch } = useAgencyChoices([value])
  return (
    <Select
      {...input}
      placeholder={t('agentForm.noAgency')}
      data={choices}
      searchable
      clearable
      {...(onSearch && { onSearchChange: onSearch })}
      filter={onSearch ? everyOption : matchingOptions}
      limit={shownOptions}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}

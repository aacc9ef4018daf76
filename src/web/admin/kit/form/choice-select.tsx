import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { matchingOptions, shownOptions } from './matching-options.ts'

interface ChoiceSelectProps {
  label: string
  placeholder: string
  choices: readonly { id: string; name: string }[]
  value: string
  onChange: (id: string) => void
  error?: ReactNode
}

/** One of a list of named things, found by name, case and accents aside. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const { label, placeholder, choices, value, onChange, error } = props
  return (
    <Select
      label={label}
      placeholder={placeholder}
      withAsterisk
      searchable
      allowDeselect={false}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      filter={matchingOptions}
      limit={shownOptions}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  )
}

import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { everyOption, matchingOptions, shownOptions } from './matching-options.ts'

interface Named {
  id: string
  name: string
  /** Visitors do not see it. */
  disabled?: boolean
}

interface ChoiceSelectProps {
  label: string
  placeholder: string
  choices: readonly Named[]
  /** The chosen thing, where the choices may lack it. */
  chosen?: Named | undefined
  /** Told of what is typed, where the choices are more than could be listed. */
  onSearch?: ((typed: string) => void) | undefined
  value: string
  onChange: (id: string) => void
  error?: ReactNode
}

/** One of a list of named things, found by name, case and accents aside. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const { label, placeholder, choices, chosen, onSearch, value, onChange, error } = props
  const t = usePanelTexts()
  const offered =
    chosen && !choices.some(({ id }) => id === chosen.id) ? [chosen, ...choices] : choices
  return (
    <Select
      label={label}
      placeholder={placeholder}
      withAsterisk
      searchable
      allowDeselect={false}
      data={offered.map(({ id, name, disabled }) => ({
        value: id,
        label: disabled ? `${name} (${t('drafts.disabled')})` : name,
      }))}
      {...(onSearch && { onSearchChange: onSearch })}
      filter={onSearch ? everyOption : matchingOptions}
      limit={shownOptions}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  )
}

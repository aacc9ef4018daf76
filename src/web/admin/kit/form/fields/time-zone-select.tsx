import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { matchingOptions, shownOptions } from './matching-options.ts'

interface TimeZoneSelectProps {
  label: string
  description?: ReactNode
  /** Whether there may be none. */
  clearable?: boolean
  value: string
  onChange: (zone: string) => void
  error?: ReactNode
}

const timeZones = Intl.supportedValuesOf('timeZone')

/** One of the world's time zones, found by typing. */
export function TimeZoneSelect(props: TimeZoneSelectProps) {
  const { label, description, clearable = false, value, onChange, error } = props
  // Engines know more names than they list.
  const known = !value || timeZones.includes(value) ? timeZones : [value, ...timeZones]
  return (
    <Select
      label={label}
      description={description}
      data={known}
      searchable
      filter={matchingOptions}
      limit={shownOptions}
      clearable={clearable}
      allowDeselect={clearable}
      value={value || null}
      onChange={(zone) => onChange(zone ?? '')}
      error={error}
    />
  )
}

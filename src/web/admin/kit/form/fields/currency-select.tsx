import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { matchingOptions, shownOptions } from './matching-options.ts'

interface CurrencySelectProps {
  label: string
  description?: string
  value: string
  onChange: (currency: string) => void
  error?: ReactNode
}

const currencies = Intl.supportedValuesOf('currency')

/** A currency, by its code. */
export function CurrencySelect({ onChange, ...select }: CurrencySelectProps) {
  return (
    <Select
      {...select}
      searchable
      allowDeselect={false}
      data={currencies}
      filter={matchingOptions}
      limit={shownOptions}
      onChange={(currency) => currency && onChange(currency)}
    />
  )
}

import { Button, CloseButton, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { everyOption, matchingOptions, shownOptions } from '../form/matching-options.ts'
import type { Filter } from './filters.ts'
import type { ListState } from './list-state.ts'
import styles from './list-tools.module.css'

interface ListToolsProps {
  searchLabel?: string
  /** Whether there is a field to search in; there is, unless told. */
  searchable?: boolean
  filters: readonly Filter[]
  state: ListState
  change: (changes: Record<string, string | null>) => void
  count: number
}

/** A list's search and filters, and how many rows they leave. */
export function ListTools(props: ListToolsProps) {
  const { searchLabel, searchable = true, filters, state, change, count } = props
  const { t } = useTranslation('admin')
  const active = filters.filter(({ key }) => state.filters[key])
  const clear = Object.fromEntries(filters.map(({ key }) => [key, null]))
  return (
    <div className={styles.tools} role="search" aria-label={searchLabel ?? t('list.searchLabel')}>
      {searchable && (
        <SearchField
          label={searchLabel ?? t('list.searchLabel')}
          value={state.search}
          onChange={(q) => change({ q })}
        />
      )}
      {filters.map(({ key, label, options, onSearch }) => (
        <Select
          key={key}
          className={styles.filter}
          aria-label={label}
          placeholder={label}
          data={options}
          value={state.filters[key] ?? null}
          onChange={(value) => change({ [key]: value })}
          searchable={options.length > 8 || onSearch !== undefined}
          {...(onSearch && { onSearchChange: onSearch })}
          filter={onSearch ? everyOption : matchingOptions}
          // Tab goes past: a list opens when it is asked for.
          openOnFocus={false}
          limit={shownOptions}
          clearable
          clearButtonProps={{ 'aria-label': t('list.clearFilters') }}
          comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
          data-active={Boolean(state.filters[key])}
        />
      ))}
      {active.length > 1 && (
        <Button variant="subtle" size="sm" onClick={() => change(clear)}>
          {t('list.clearFilters')}
        </Button>
      )}
      <span className={styles.count} role="status">
        {t('list.shown', { count })}
      </span>
    </div>
  )
}

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A field to search in; the address follows what is typed. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState(value)
  const later = useDebouncedCallback(onChange, 180)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What the address says while somebody types is older than what they have typed.
    if (document.activeElement !== field.current) setTyped(value)
  }, [value])
  const type = (next: string) => {
    setTyped(next)
    later(next)
  }
  return (
    <TextInput
      ref={field}
      className={styles.search}
      type="search"
      aria-label={label}
      placeholder={t('list.search')}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      // Before a click leads elsewhere: later, the new address would call the visitor back.
      onBlur={later.flush}
      leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
      rightSection={
        typed && <CloseButton size="sm" aria-label={t('list.clear')} onClick={() => type('')} />
      }
    />
  )
}

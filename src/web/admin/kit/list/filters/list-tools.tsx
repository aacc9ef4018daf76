import { Button, CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { PanelList } from '#contract/accounts/saved-views.ts'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import type { Filter } from './filters.ts'
import { FilterDay, FilterSelect } from './filter-select.tsx'
import type { ListState } from '../list-state.ts'
import styles from './list-tools.module.css'
import { SavedViews } from '../views/saved-views.tsx'

interface ListToolsProps {
  /** The list whose views are offered. */
  list: PanelList
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
  const { list, searchLabel, searchable = true, filters, state, change, count } = props
  const t = usePanelTexts()
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
      {filters.map((filter) => {
        const props = {
          filter,
          word: state.filters[filter.key],
          onChange: (word: string | null) => change({ [filter.key]: word }),
        }
        return filter.isDay ? (
          <FilterDay key={filter.key} {...props} />
        ) : (
          <FilterSelect key={filter.key} className={styles.filter} {...props} />
        )
      })}
      {filters.length > 0 && (
        <SavedViews
          list={list}
          keys={filters.map(({ key }) => key)}
          state={state}
          change={change}
        />
      )}
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
  const t = usePanelTexts()
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

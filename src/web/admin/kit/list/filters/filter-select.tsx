import { MultiSelect, type MultiSelectProps, Select, TextInput } from '@mantine/core'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { everyOption, matchingOptions, shownOptions } from '../../form/fields/matching-options.ts'
import { type Filter, valuesOf, wordOf } from './filters.ts'
import styles from './filter-select.module.css'

interface FilterSelectProps {
  filter: Filter
  /** The filter's value in the address. */
  word: string | undefined
  onChange: (word: string | null) => void
  className?: string | undefined
  size?: 'xs' | undefined
  /** Whether its label stands above it; else it is the placeholder. */
  labelled?: boolean
}

/** One filter of a list: a choice, or several at once where it takes them. */
export function FilterSelect(props: FilterSelectProps) {
  const { filter, word, onChange, className, size, labelled = false } = props
  const t = usePanelTexts()
  const { label, options, onSearch } = filter
  const shared = {
    className,
    ...(size && { size }),
    ...(labelled ? { label } : { 'aria-label': label }),
    data: options,
    searchable: options.length > 8 || onSearch !== undefined,
    ...(onSearch && { onSearchChange: onSearch }),
    filter: onSearch ? everyOption : matchingOptions,
    // Tab goes past: a list opens when it is asked for.
    openOnFocus: false,
    limit: shownOptions,
    clearable: true,
    clearButtonProps: { 'aria-label': t('list.clearFilters') },
    comboboxProps: { width: 'max-content', position: 'bottom-start' } as const,
    'data-active': Boolean(word),
    classNames: { input: styles.box, pillsList: styles.values, inputField: styles.typed },
  }
  if (!filter.several) {
    return (
      <Select
        {...shared}
        classNames={{ input: styles.box }}
        {...(!labelled && { placeholder: label })}
        value={word ?? null}
        onChange={onChange}
      />
    )
  }
  const values = valuesOf(word)
  return (
    <MultiSelect
      {...shared}
      {...(!labelled && values.length === 0 && { placeholder: label })}
      value={values}
      onChange={(chosen) => onChange(wordOf(chosen))}
      renderPill={summary(values)}
    />
  )
}

/** A filter that is a day; its name stands beside it, for a day that is not typed yet says nothing. */
export function FilterDay({ filter: { label }, word, onChange }: FilterSelectProps) {
  return (
    <TextInput
      type="date"
      classNames={{ root: styles.day, label: styles.dayLabel, input: styles.box }}
      label={label}
      data-active={Boolean(word)}
      value={word ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}

/** In the field stands the first choice, and how many there are besides: a toolbar has one line. */
function summary(values: readonly string[]): NonNullable<MultiSelectProps['renderPill']> {
  return function FirstAndCount({ option, value }) {
    if (String(value) !== values[0]) return null
    return (
      <>
        <span className={styles.first}>{option?.label ?? value}</span>
        {values.length > 1 && <span className={styles.more}>+{values.length - 1}</span>}
      </>
    )
  }
}

import { Button, Collapse } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { quoteStates } from '#contract/quotes/quote-fields.ts'
import { Choices } from '#web/admin/kit/list/filters/choices.tsx'
import { valuesOf, wordOf } from '#web/admin/kit/list/filters/filters.ts'
import type { ListState } from '#web/admin/kit/list/list-state.ts'
import { SavedViews } from '#web/admin/kit/list/views/saved-views.tsx'
import { SearchField } from '#web/admin/kit/list/filters/list-tools.tsx'
import { useAgencyDay } from '../proposals/use-agency-day.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import styles from './inbox-tools.module.css'
import { inboxFilters, furtherFilters } from './inbox-params.ts'
import { FurtherFilters } from './further-filters.tsx'

export interface InboxToolsProps {
  state: ListState
  change: (changes: Record<string, string | null>) => void
}

/** Filters of the inbox: states with their counts, pressing quotes, words; the rest on demand. */
export function InboxTools({ state, change }: InboxToolsProps) {
  const t = usePanelTexts()
  const { filters, search } = state
  const today = useAgencyDay()
  const states = valuesOf(filters['state'])
  const furtherId = useId()
  const active = furtherFilters.filter((key) => filters[key]).length + (state.sort ? 1 : 0)
  const [open, setOpen] = useState(active > 0)
  const counts = useQuery({
    ...operationQuery('countQuotes', {}),
    refetchInterval: 60_000,
  }).data
  const toggles = [
    { key: 'mine', value: 'yes', label: t('inbox.filters.mine'), count: counts?.mine },
    { key: 'overdue', value: 'yes', label: t('inbox.filters.overdue'), count: counts?.overdue },
    { key: 'late', value: 'yes', label: t('inbox.filters.late'), count: counts?.late },
    {
      key: 'expiring',
      value: 'yes',
      label: t('inbox.filters.expiring'),
      count: counts?.expiring,
    },
    {
      key: 'unconfirmed',
      value: 'yes',
      label: t('inbox.filters.unconfirmed'),
      count: counts?.unconfirmed,
    },
    { key: 'dueBy', value: today, label: t('inbox.filters.dueBy'), count: undefined },
    { key: 'seen', value: 'no', label: t('inbox.filters.unseen'), count: undefined },
    { key: 'followUp', value: 'today', label: t('inbox.filters.followToday'), count: undefined },
    { key: 'followUp', value: 'past', label: t('inbox.filters.followPast'), count: undefined },
  ]
  return (
    <div className={styles.tools} role="search" aria-label={t('inbox.filters.label')}>
      <Choices
        label={t('inbox.filters.states')}
        options={[
          { value: null, label: t('inbox.filters.all') },
          ...quoteStates.map((each) => ({
            value: each,
            label: t(`inbox.states.${each}`),
            count: counts?.states[each],
          })),
        ]}
        chosen={states}
        onChoose={(each) => change({ state: each === null ? null : wordOf(toggled(states, each)) })}
      />
      <div className={styles.line}>
        <SearchField
          label={t('inbox.searchLabel')}
          value={search}
          onChange={(q) => change({ q })}
        />
        {toggles.map(({ key, value, label, count }) => (
          <Button
            key={`${key} ${value}`}
            size="compact-md"
            variant={filters[key] === value ? 'filled' : 'default'}
            aria-pressed={filters[key] === value}
            className={styles.toggle}
            onClick={() => change({ [key]: filters[key] === value ? null : value })}
          >
            {label}
            {count ? <span className={styles.count}>{count}</span> : null}
          </Button>
        ))}
        <SavedViews
          list="quotes"
          size="compact-md"
          keys={inboxFilters}
          state={state}
          change={change}
        />
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={open}
          aria-controls={furtherId}
          leftSection={<IconAdjustmentsHorizontal size={17} stroke={1.6} />}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'inbox.filters.less' : 'inbox.filters.more')}
          {active > 0 && <span className={styles.count}>{active}</span>}
        </Button>
      </div>
      <Collapse expanded={open} id={furtherId}>
        <FurtherFilters state={state} change={change} active={active} />
      </Collapse>
    </div>
  )
}

/** Several states may hold at once: each is pressed and released by itself. */
const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value]

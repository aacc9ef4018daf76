import { Button, Collapse } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestStates } from '#contract/requests/quote-fields.ts'
import type { ListState } from '../../kit/list/list-state.ts'
import { SearchField } from '../../kit/list/list-tools.tsx'
import { operationQuery } from '../../queries.ts'
import styles from './desk-tools.module.css'
import { furtherFilters } from './desk-wishes.ts'
import { FurtherFilters } from './further-filters.tsx'

export interface DeskToolsProps {
  state: ListState
  change: (changes: Record<string, string | null>) => void
}

/** What narrows the desk: states with their counts, what presses, words; the rest on demand. */
export function DeskTools({ state, change }: DeskToolsProps) {
  const { t } = useTranslation('admin')
  const { filters, search } = state
  const furtherId = useId()
  const active = furtherFilters.filter((key) => filters[key]).length + (state.sort ? 1 : 0)
  const [open, setOpen] = useState(active > 0)
  const counts = useQuery({
    ...operationQuery('countQuotes', {}),
    refetchInterval: 60_000,
  }).data
  const toggles = [
    { key: 'mine', value: 'yes', label: t('desk.filters.mine'), count: counts?.mine },
    { key: 'overdue', value: 'yes', label: t('desk.filters.overdue'), count: counts?.overdue },
    { key: 'late', value: 'yes', label: t('desk.filters.late'), count: counts?.late },
    { key: 'seen', value: 'no', label: t('desk.filters.unseen'), count: undefined },
    { key: 'followUp', value: 'today', label: t('desk.filters.followToday'), count: undefined },
    { key: 'followUp', value: 'past', label: t('desk.filters.followPast'), count: undefined },
  ]
  return (
    <div className={styles.tools} role="search" aria-label={t('desk.filters.label')}>
      <div className={styles.states} role="group" aria-label={t('desk.filters.states')}>
        <Choice
          label={t('desk.filters.all')}
          chosen={!filters['state']}
          onChoose={() => change({ state: null })}
        />
        {requestStates.map((each) => (
          <Choice
            key={each}
            label={t(`desk.states.${each}`)}
            count={counts?.states[each]}
            chosen={filters['state'] === each}
            onChoose={() => change({ state: each })}
          />
        ))}
      </div>
      <div className={styles.line}>
        <SearchField label={t('desk.searchLabel')} value={search} onChange={(q) => change({ q })} />
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
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={open}
          aria-controls={furtherId}
          leftSection={<IconAdjustmentsHorizontal size={17} stroke={1.6} />}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'desk.filters.less' : 'desk.filters.more')}
          {active > 0 && <span className={styles.count}>{active}</span>}
        </Button>
      </div>
      <Collapse expanded={open} id={furtherId}>
        <FurtherFilters state={state} change={change} active={active} />
      </Collapse>
    </div>
  )
}

interface ChoiceProps {
  label: string
  count?: number | undefined
  chosen: boolean
  onChoose: () => void
}

function Choice({ label, count, chosen, onChoose }: ChoiceProps) {
  return (
    <button type="button" className={styles.state} aria-pressed={chosen} onClick={onChoose}>
      {label}
      {count ? <span className={styles.count}>{count}</span> : null}
    </button>
  )
}

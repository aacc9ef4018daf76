import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import { pageSizes } from './list-state.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  total: number
  /** From 1. */
  page: number
  pageSize: number
  change: (changes: Record<string, string | null>) => void
}

/** Shows the visible part of the list, rows per page, and the way to the other pages. */
export function Pagination({ total, page, pageSize, change }: PaginationProps) {
  const t = usePanelTexts()
  if (total <= pageSizes[0]) return null
  const from = (page - 1) * pageSize + 1
  const to = Math.min(total, page * pageSize)
  return (
    <nav className={styles.pagination} aria-label={t('list.pages')}>
      <NativeSelect
        size="xs"
        aria-label={t('list.rows')}
        value={String(pageSize)}
        data={pageSizes.map(String)}
        onChange={(event) => change({ rows: event.currentTarget.value, page: null })}
      />
      <span className={styles.range} role="status">
        {t('list.range', { from, to, total })}
      </span>
      <ActionIcon
        variant="default"
        size="lg"
        disabled={page === 1}
        aria-label={t('list.previous')}
        onClick={() => change({ page: String(page - 1) })}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        disabled={to === total}
        aria-label={t('list.next')}
        onClick={() => change({ page: String(page + 1) })}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </nav>
  )
}

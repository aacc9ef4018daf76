import {
  type Cell,
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import { Notice, type NoticeTexts } from '../layout/notice.tsx'
import styles from './data-table.module.css'
import { Pagination } from './pagination.tsx'
import type { ListState } from './list-state.ts'

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

/** Properties of a column beside TanStack's own: the screens that may leave it out, and its alignment. */
interface ColumnLook {
  header: string
  /** The narrowest screen that still shows it. */
  from?: 'tablet' | 'desktop'
  align?: 'end'
  /** The header is for screen readers alone. */
  silent?: boolean
}

export type Column<Row extends object> = ColumnDef<typeof features, Row> &
  ColumnLook & { id: string }

interface DataTableProps<Row extends { id: string }> {
  label: string
  rows: Row[]
  columns: Column<Row>[]
  /** Where the server pages: all rows there are, of which `rows` are one page. */
  total?: number
  state: ListState
  change: (changes: Record<string, string | null>) => void
  /** Notice if no row is left; by default, that nothing matches. */
  none?: NoticeTexts
}

/** A sorted and paged table whose state stands in the address, or a word where it has no rows. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, rows, columns, state, change, none } = props
  const t = usePanelTexts()
  const total = props.total ?? rows.length
  const pageCount = Math.max(1, Math.ceil(total / state.pageSize))
  const page = Math.min(state.page, pageCount)
  const { sort } = state
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
    autoResetPageIndex: false,
    // A page of the server's is sorted already.
    manualSorting: props.total !== undefined,
    manualPagination: props.total !== undefined,
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.down }] : [],
      pagination: {
        pageIndex: props.total === undefined ? page - 1 : 0,
        pageSize: state.pageSize,
      },
    },
  })
  const looks = new Map(columns.map((column) => [column.id, column]))
  if (rows.length === 0) {
    return <Notice {...(none ?? { title: t('list.nothing'), text: t('list.nothingText') })} />
  }

  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {table.getFlatHeaders().map((header) => (
                <HeaderCell
                  key={header.id}
                  look={looks.get(header.id)}
                  sortable={header.column.getCanSort()}
                  down={sort?.column === header.id ? sort.down : undefined}
                  onSort={(down) => change({ sort: `${down ? '-' : ''}${header.id}` })}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} data-item={row.id}>
                {row.getAllCells().map((cell) => {
                  const look = looks.get(cell.column.id)
                  return (
                    <td key={cell.id} data-from={look?.from} data-align={look?.align}>
                      {shown(cell)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pagination total={total} page={page} pageSize={state.pageSize} change={change} />
    </>
  )
}

/**
 * Returns the content of a cell. It calls its column's function, and does not mount it as a component. Columns are
 * made again whenever a page draws itself, and each cell would lose its focus and its open menu.
 */
function shown<Row extends object>(cell: Cell<typeof features, Row>): ReactNode {
  const content = cell.column.columnDef.cell
  return typeof content === 'function' ? content(cell.getContext()) : content
}

interface HeaderCellProps {
  look: ColumnLook | undefined
  sortable: boolean
  /** Undefined when the table is sorted by another column. */
  down: boolean | undefined
  onSort: (down: boolean) => void
}

function HeaderCell({ look, sortable, down, onSort }: HeaderCellProps) {
  const t = usePanelTexts()
  if (!look) return null
  const { header, from, align, silent } = look
  const Icon = down === undefined ? IconArrowsSort : down ? IconArrowDown : IconArrowUp
  const order = down === undefined ? undefined : down ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={order} data-from={from} data-align={align}>
      {sortable ? (
        <button
          type="button"
          className={styles.sort}
          data-active={down !== undefined}
          aria-label={t('list.sortBy', { column: header })}
          onClick={() => onSort(down === false)}
        >
          {header}
          <Icon size={14} stroke={1.8} aria-hidden />
        </button>
      ) : (
        <span className={silent ? styles.hidden : undefined}>{header}</span>
      )}
    </th>
  )
}

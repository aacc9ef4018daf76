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
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { PanelList } from '#contract/accounts/saved-views.ts'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import { Notice, type NoticeTexts } from '../layout/notice.tsx'
import styles from './data-table.module.css'
import { Pagination } from './pagination.tsx'
import type { ListState } from './list-state.ts'
import { arrangeColumns } from './views/arrange-columns.ts'
import { ColumnsMenu } from './views/columns-menu.tsx'
import { useListViews, useSetColumns } from './views/use-list-views.ts'

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
  /** The list whose columns each person chooses. */
  list: PanelList
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
  const { list, label, rows, columns, state, change, none } = props
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
  const { columns: chosen } = useListViews(list)
  const setColumns = useSetColumns(list)
  const { lead, shown, hidden, tail } = arrangeColumns(columns, chosen)
  const name = lead.at(-1)?.id
  // What somebody chose shows on every screen: on a phone under the name.
  const isPhone = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false })
  const under = chosen && isPhone ? shown.filter(({ from }) => from) : []
  const looks = [...lead, ...(chosen ? shown.map(fromTablet) : shown), ...tail]
  if (rows.length === 0) {
    return <Notice {...(none ?? { title: t('list.nothing'), text: t('list.nothingText') })} />
  }

  const headers = byId(table.getFlatHeaders(), (header) => header.id)
  return (
    <>
      <div className={styles.whole}>
        {shown.length + hidden.length > 0 && (
          <ColumnsMenu
            shown={shown}
            hidden={hidden}
            isChosen={chosen !== null}
            onChoose={setColumns}
          />
        )}
        <div className={styles.frame}>
          <table className={styles.table} aria-label={label}>
            <thead>
              <tr>
                {looks.map((look) => (
                  <HeaderCell
                    key={look.id}
                    look={look}
                    sortable={headers.get(look.id)?.column.getCanSort() ?? false}
                    down={sort?.column === look.id ? sort.down : undefined}
                    onSort={(down) => change({ sort: `${down ? '-' : ''}${look.id}` })}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {table.getRowModel().rows.map((row) => {
                const cells = byId(row.getAllCells(), ({ column }) => column.id)
                return (
                  <tr key={row.id} data-item={row.id}>
                    {looks.map(({ id, from, align }) => (
                      <td key={id} data-from={from} data-align={align}>
                        {contentOf(cells.get(id))}
                        {id === name &&
                          under.map((each) => (
                            <span key={each.id} className={styles.under}>
                              <span className={styles.underHeader}>{each.header}: </span>
                              {contentOf(cells.get(each.id))}
                            </span>
                          ))}
                      </td>
                    ))}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      </div>
      <Pagination total={total} page={page} pageSize={state.pageSize} change={change} />
    </>
  )
}

const byId = <Part,>(parts: readonly Part[], idOf: (part: Part) => string) =>
  new Map(parts.map((part) => [idOf(part), part]))

/** A column that shows on tablets too; on phones it stands under the name. */
const fromTablet = <Look extends ColumnLook>(look: Look): Look =>
  look.from ? { ...look, from: 'tablet' } : look

/**
 * Returns the content of a cell. It calls its column's function, and does not mount it as a component. Columns are
 * made again whenever a page draws itself, and each cell would lose its focus and its open menu.
 */
function contentOf<Row extends object>(cell: Cell<typeof features, Row> | undefined): ReactNode {
  const content = cell?.column.columnDef.cell
  return cell && typeof content === 'function' ? content(cell.getContext()) : null
}

interface HeaderCellProps {
  look: ColumnLook
  sortable: boolean
  /** Undefined when the table is sorted by another column. */
  down: boolean | undefined
  onSort: (down: boolean) => void
}

function HeaderCell({ look, sortable, down, onSort }: HeaderCellProps) {
  const t = usePanelTexts()
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

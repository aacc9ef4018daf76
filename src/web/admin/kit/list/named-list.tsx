import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useActionsColumn } from './actions-column.tsx'
import type { Column } from './data-table.tsx'
import { compareTexts } from './item-columns.tsx'
import styles from './item-columns.module.css'
import { ItemList } from './item-list.tsx'
import { RowMenu } from './row-menu.tsx'

interface Named {
  id: string
  name: string
}

interface NamedListProps {
  label: string
  rows: readonly Named[]
  nameHeader: string
  /** Where a name leads. */
  pathOf: (id: string) => string
  /** What belongs to each of them. */
  contents: {
    header: string
    countOf: (id: string) => number
    show: (count: number, id: string) => ReactNode
  }
  editPathOf: (id: string) => string
  remove: (id: string) => Promise<unknown>
  /** The way to add one, offered where there is none yet. */
  add: ReactNode
}

/** A list of what has but a name: categories, countries, regions. */
export function NamedList(props: NamedListProps) {
  const { label, rows, nameHeader, pathOf, contents, editPathOf, remove, add } = props
  const actions = useActionsColumn<Named>(({ id, name }) => (
    <RowMenu name={name} editTo={editPathOf(id)} remove={() => remove(id)} />
  ))
  const columns: Column<Named>[] = [
    {
      id: 'name',
      header: nameHeader,
      accessorFn: ({ name }) => name,
      sortFn: (one, other) => compareTexts(one.original.name, other.original.name),
      cell: ({ row: { original } }) => <Link to={pathOf(original.id)}>{original.name}</Link>,
    },
    {
      id: 'contents',
      header: contents.header,
      accessorFn: ({ id }) => contents.countOf(id),
      cell: ({
        row: {
          original: { id },
        },
      }) => <span className={styles.count}>{contents.show(contents.countOf(id), id)}</span>,
    },
    actions,
  ]
  return <ItemList label={label} rows={rows} columns={columns} textOf={nameOf} add={add} />
}

const nameOf = ({ name }: Named) => name

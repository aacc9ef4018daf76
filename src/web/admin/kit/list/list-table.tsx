import { useTranslation } from 'react-i18next'
import { Notice, type NoticeWords } from '../layout/notice.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'

export interface ListTableProps<Row extends { id: string }> extends DataTableProps<Row> {
  /** What is said where no row is left; that nothing matches, unless told. */
  none?: NoticeWords
}

/** A list's rows in a table, or a word where there are none. */
export function ListTable<Row extends { id: string }>({ none, ...table }: ListTableProps<Row>) {
  const { t } = useTranslation('admin')
  if (table.rows.length > 0) return <DataTable {...table} />
  return <Notice {...(none ?? { title: t('list.nothing'), text: t('list.nothingText') })} />
}

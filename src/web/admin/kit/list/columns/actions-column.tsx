import type { ReactNode } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import type { Column } from '../data-table.tsx'

/** The last column: what can be done with a row. */
export function useActionsColumn<Row extends object>(show: (row: Row) => ReactNode): Column<Row> {
  const t = usePanelTexts()
  return {
    id: 'actions',
    header: t('list.actions'),
    silent: true,
    align: 'end',
    enableSorting: false,
    cell: ({ row: { original } }) => show(original),
  }
}

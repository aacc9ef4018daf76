import { Checkbox } from '@mantine/core'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import type { Column } from '../data-table.tsx'
import type { Selection } from '../use-selection.ts'

/** The first column of a list whose rows can be chosen. */
export function useSelectionColumn<Row extends { id: string }>(
  selection: Selection,
  nameOf: (row: Row) => string,
): Column<Row> {
  const t = usePanelTexts()
  return {
    id: 'chosen',
    header: t('bulk.choose'),
    silent: true,
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <Checkbox
        size="md"
        aria-label={t('bulk.chooseRow', { name: nameOf(original) })}
        checked={selection.chosen.has(original.id)}
        onChange={() => selection.toggle(original.id)}
      />
    ),
  }
}

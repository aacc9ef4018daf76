import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { type Filter, valuesOf } from '#web/admin/kit/list/filters/filters.ts'
import { useDestinationChoices } from '../form/relations/use-destination-choices.ts'

interface InDestination {
  id: string
  destinationId: string
}

/** The column that tells in which destination each row is, with the way to it. */
export function useDestinationColumn<Row extends InDestination>(
  rows: readonly Row[] | undefined,
): Column<Row> {
  const t = usePanelTexts()
  const { known } = useDestinationChoices(rows?.map(({ destinationId }) => destinationId))
  return {
    id: 'destination',
    header: t('list.destination'),
    from: 'tablet',
    accessorFn: ({ destinationId }) => destinationId,
    cell: ({ row: { original } }) => (
      <Link to={adminPaths.view('destination', original.destinationId)}>
        {known.get(original.destinationId)?.name ?? '…'}
      </Link>
    ),
  }
}

/** The filter that leaves what belongs to one of the chosen destinations, or passes there. */
export function useDestinationFilter(chosen: string | undefined): Filter {
  const t = usePanelTexts()
  const ids = valuesOf(chosen)
  const { choices, known, onSearch } = useDestinationChoices(ids)
  const offered = [...ids.flatMap((id) => known.get(id) ?? []), ...choices]
  return {
    key: 'destination',
    label: t('list.destination'),
    several: true,
    options: [...new Map(offered.map(({ id, name }) => [id, name]))].map(([value, label]) => ({
      value,
      label,
    })),
    onSearch,
  }
}

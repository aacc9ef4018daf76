import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { isKindOfDestination, type Kind, kindFacts } from '#contract/base/kinds.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import type { Crumb } from '#web/admin/kit/layout/page-frame.tsx'
import { useNameOf } from './use-name-of.ts'

/** The pages above an item: its section's list, or for tours and hotels of a destination that. */
export function useItemTrail(kind: Kind, destinationId?: string): Crumb[] {
  const t = usePanelTexts()
  const nameOf = useNameOf()
  const inDestination = isKindOfDestination(kind) && Boolean(destinationId)
  const { data } = useQuery({
    ...operationQuery('detailDestination', { id: destinationId ?? '', adminPanel: true }),
    enabled: inDestination,
  })
  const listed = inDestination ? 'destination' : kind
  const list = { label: t(`sections.${kindFacts[listed].plural}`), to: adminPaths.list(listed) }
  if (!inDestination || !data) return [list]
  return [list, { label: nameOf(data), to: adminPaths.view('destination', data.id) }]
}

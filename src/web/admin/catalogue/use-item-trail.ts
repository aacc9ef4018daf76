import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isKindOfDestination, type Kind, kindFacts } from '#contract/base/kinds.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import type { Crumb } from '#web/admin/kit/layout/page-frame.tsx'
import { useNameOf } from './use-name-of.ts'

/** The pages above an item: its section's list, or for tours and hotels their destination. */
export function useItemTrail(kind: Kind, destinationId?: string): Crumb[] {
  const { t } = useTranslation('admin')
  const nameOf = useNameOf()
  const inDestination = isKindOfDestination(kind)
  const { data } = useQuery({
    ...operationQuery('detailDestination', { id: destinationId ?? '', adminPanel: true }),
    enabled: inDestination && Boolean(destinationId),
  })
  const listed = inDestination ? 'destination' : kind
  const list = { label: t(`sections.${kindFacts[listed].plural}`), to: adminPaths.list(listed) }
  if (!inDestination || !data) return [list]
  return [list, { label: nameOf(data), to: adminPaths.view('destination', data.id) }]
}

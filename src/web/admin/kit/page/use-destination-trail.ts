import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminPaths } from '../../admin-paths.ts'
import { reading } from '../../queries.ts'
import { useNameOf } from '../list/item-columns.tsx'
import type { Crumb } from './page-frame.tsx'

/** The pages above something that belongs to a destination. */
export function useDestinationTrail(destinationId: string | undefined): Crumb[] {
  const { t } = useTranslation('admin')
  const nameOf = useNameOf()
  const { data } = useQuery({
    ...reading('detailDestination', { id: destinationId ?? '', adminPanel: true }),
    enabled: Boolean(destinationId),
  })
  const destinations = { label: t('sections.destinations'), to: adminPaths.list('destination') }
  if (!data) return [destinations]
  return [destinations, { label: nameOf(data), to: adminPaths.view('destination', data.id) }]
}

import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { adminPaths, sectionOfKind } from '../../admin-paths.ts'
import { useNameOf } from '../list/item-columns.tsx'
import type { Crumb } from '../page/page-frame.tsx'
import { PageQuery } from '../page/page-query.tsx'
import { RouteForm } from './route-form.tsx'
import type { RouteItem, RouteKind } from './route-operations.ts'

/** The list above the pages of a circuit or package. */
export function useRouteTrail(kind: RouteKind): Crumb[] {
  const { t } = useTranslation('admin')
  return [{ label: t(`sections.${sectionOfKind[kind]}`), to: adminPaths.list(kind) }]
}

/** A new circuit or package; a saved one makes room for a fresh form. */
export function AddRoute({ kind }: { kind: RouteKind }) {
  const { t } = useTranslation('admin')
  const [params] = useSearchParams()
  const trail = useRouteTrail(kind)
  const title = t(kind === 'circuit' ? 'item.addCircuit' : 'item.addPackage')
  return <RouteForm key={params.get('again')} kind={kind} title={title} trail={trail} />
}

interface EditRouteProps {
  kind: RouteKind
  query: UseQueryResult<RouteItem>
}

/** An existing circuit or package. */
export function EditRoute({ kind, query }: EditRouteProps) {
  const nameOf = useNameOf()
  const trail = useRouteTrail(kind)
  return (
    <PageQuery query={query}>
      {(route) => (
        <RouteForm
          key={route.id}
          kind={kind}
          title={nameOf(route)}
          trail={[...trail, { label: nameOf(route), to: adminPaths.view(kind, route.id) }]}
          route={route}
        />
      )}
    </PageQuery>
  )
}

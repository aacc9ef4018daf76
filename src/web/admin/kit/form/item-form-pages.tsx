import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import type { Details } from '#contract/catalogue/details.ts'
import { type Kind, kindFacts } from '#contract/catalogue/kinds.ts'
import { adminPaths } from '../../admin-paths.ts'
import { useNameOf } from '../list/item-columns.tsx'
import { PageQuery } from '../layout/page-query.tsx'
import { useItemTrail } from '../layout/use-item-trail.ts'
import type { CatalogueFormProps } from './catalogue-form.tsx'

const addTitles = {
  destination: 'item.addDestination',
  tour: 'item.addTour',
  circuit: 'item.addCircuit',
  package: 'item.addPackage',
  hotel: 'item.addHotel',
  incentive: 'item.addIncentive',
} as const satisfies Record<Kind, string>

interface AddItemProps<Item> {
  kind: Kind
  form: ComponentType<CatalogueFormProps<Item>>
}

/** The page of a new item; a saved one makes room for a fresh form. */
export function AddItem<Item>({ kind, form: Form }: AddItemProps<Item>) {
  const { t } = useTranslation('admin')
  const { id: destinationId } = useParams()
  const [params] = useSearchParams()
  const trail = useItemTrail(kind, destinationId)
  return (
    <Form
      key={`${destinationId} ${params.get('again')}`}
      title={t(addTitles[kind])}
      trail={trail}
      destinationId={destinationId}
    />
  )
}

interface EditItemProps<Item> extends AddItemProps<Item> {
  query: UseQueryResult<Item>
}

/** The page of an existing item. */
export function EditItem<Item extends { id: string; details: Details; destinationId?: string }>({
  kind,
  form: Form,
  query,
}: EditItemProps<Item>) {
  const nameOf = useNameOf()
  const trail = useItemTrail(kind, query.data?.destinationId)
  return (
    <PageQuery query={query}>
      {(stored) => {
        const name = nameOf(stored)
        const view = { label: name, to: adminPaths.view(kind, stored.id) }
        return (
          <Form
            key={stored.id}
            title={name}
            trail={kindFacts[kind].media === 'none' ? trail : [...trail, view]}
            stored={stored}
          />
        )
      }}
    </PageQuery>
  )
}

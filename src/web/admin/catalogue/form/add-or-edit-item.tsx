import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useParams, useSearchParams } from 'react-router'
import type { Kind } from '#contract/base/kinds.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { whileEditing } from '#web/admin/kit/api/queries.ts'
import { EditingContext, readForEditing, withDraft } from '#web/admin/editing/drafts/editing.ts'
import { useItemTrail } from '../use-item-trail.ts'
import { useNameOf } from '../use-name-of.ts'
import type { CatalogueFormProps } from './catalogue-form.tsx'

const addTitleOf = (kind: Kind) => `add.${kind}` as const

interface AddOrEditItemProps<K extends Kind> {
  kind: K
  form: ComponentType<CatalogueFormProps<K>>
}

/** The page of a kind's form: edits the item that the address names, else adds one. */
export function AddOrEditItem<K extends Kind>(props: AddOrEditItemProps<K>) {
  const { id } = useParams()
  return id === undefined ? <AddItem {...props} /> : <EditItem {...props} id={id} />
}

/** A saved item makes room for a fresh form. */
function AddItem<K extends Kind>({ kind, form: Form }: AddOrEditItemProps<K>) {
  const t = usePanelTexts()
  const { destinationId } = useParams()
  const [params] = useSearchParams()
  const trail = useItemTrail(kind, destinationId)
  return (
    <Form
      key={`${destinationId} ${params.get('again')}`}
      kind={kind}
      title={t(addTitleOf(kind))}
      trail={trail}
      destinationId={destinationId}
    />
  )
}

function EditItem<K extends Kind>(props: AddOrEditItemProps<K> & { id: string }) {
  const { kind, form: Form, id } = props
  const nameOf = useNameOf()
  const query = useQuery({
    queryKey: ['editing', kind, id],
    queryFn: () => readForEditing(kind, id),
    ...whileEditing,
  })
  const [begun, setBegun] = useState(0)
  const live = query.data?.stored
  const trail = useItemTrail(kind, live && 'destinationId' in live ? live.destinationId : undefined)
  return (
    <PageQuery query={query}>
      {({ stored, draft }) => {
        const name = nameOf(stored)
        const view = { label: name, to: adminPaths.view(kind, stored.id) }
        const beginAnew = () => void query.refetch().then(() => setBegun((count) => count + 1))
        return (
          <EditingContext value={{ live: stored, draft, beginAnew }}>
            <Form
              key={`${stored.id} ${begun}`}
              kind={kind}
              title={name}
              trail={[...trail, view]}
              stored={withDraft(stored, draft)}
            />
          </EditingContext>
        )
      }}
    </PageQuery>
  )
}

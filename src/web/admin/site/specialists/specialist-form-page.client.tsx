import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { editingEntry, operationQuery } from '#web/admin/kit/api/queries.ts'
import { PhotoCard } from './photo-card.tsx'
import { SpecialistForm } from './specialist-form.tsx'

/** Edits the specialist that the address names, else adds one. */
export default function SpecialistFormPage() {
  const { id } = useParams()
  const [params] = useSearchParams()
  return id === undefined ? (
    <SpecialistForm key={params.get('again')} />
  ) : (
    <EditSpecialist id={id} />
  )
}

function EditSpecialist({ id }: { id: string }) {
  const query = useQuery(
    editingEntry('specialist', id, () => panelCall('listSpecialists', { adminPanel: true })),
  )
  // The photo is put up at once, apart from the form, which keeps what it began with.
  const now = useQuery(operationQuery('listSpecialists', { adminPanel: true })).data?.list
  return (
    <PageQuery query={query}>
      {(stored) => {
        const photo = (now?.find((each) => each.id === id) ?? stored).photo
        return (
          <SpecialistForm
            key={stored.id}
            stored={stored}
            photo={<PhotoCard specialist={{ ...stored, photo }} />}
          />
        )
      }}
    </PageQuery>
  )
}
